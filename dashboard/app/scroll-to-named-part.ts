/** Goes to the part the address names; the browser looked for it before the page was fetched. */
export function scrollToNamedPart(): void {
  const name = window.location.hash.slice(1);
  if (name) document.getElementById(name)?.scrollIntoView();
}
