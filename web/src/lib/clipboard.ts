// Copies text, even on pages without https (a server in a home network), where browsers block their clipboard.
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

function copyBySelection(words: string): boolean {
  const field = document.createElement("textarea");
  field.value = words;
  field.style.position = "fixed";
  field.style.opacity = "0";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // while a dialog is open, nothing outside it can be selected
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
