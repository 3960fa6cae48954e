/** Saves a text as a file of the user's downloads. */
export function saveText(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
