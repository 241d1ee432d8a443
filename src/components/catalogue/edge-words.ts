/** Text that breaks layouts. */
export const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
export const RIGHT_TO_LEFT = "تصميم رقمي وبرمجيات";
export const EMOJI = "Ship it 🚀 to everyone 👩🏽‍💻";
export const LONG_SENTENCE =
  "A sentence that goes on for longer than anybody who wrote the space for it had in mind, and then a little further still";
