# Quando o servidor não responde: vai dentro da página.

unreachable = O servidor não responde. As tuas partidas estão a salvo.
unreachable-again = Tentar outra vez
