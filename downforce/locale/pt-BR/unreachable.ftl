# Quando o servidor não responde: vai dentro da página.

unreachable = O servidor não responde. As suas partidas estão seguras.
unreachable-again = Tentar de novo
