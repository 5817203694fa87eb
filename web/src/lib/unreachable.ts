// The one sentence that cannot come from the server: that there is no server.
import type { Language } from "./text";

export const UNREACHABLE: Record<Language, { words: string; again: string }> = {
  en: { words: "The server does not answer. Your games are safe.", again: "Try again" },
  es: { words: "El servidor no responde. Tus partidas están a salvo.", again: "Probar otra vez" },
  fr: { words: "Le serveur ne répond pas. Vos parties sont en sécurité.", again: "Réessayer" },
  "pt-BR": { words: "O servidor não responde. As suas partidas estão salvas.", again: "Tentar de novo" },
  "pt-PT": { words: "O servidor não responde. As tuas partidas estão a salvo.", again: "Tentar outra vez" },
};
