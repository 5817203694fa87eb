/** Shares a file through the device's own dialog if that accepts files; otherwise saves it. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: "Downforce" });
  } catch {
    // the dialog was closed without sharing
  }
}

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns a data URL for a preview, since the page may not show blob URLs (docs/security.md). */
export function addressOfFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
