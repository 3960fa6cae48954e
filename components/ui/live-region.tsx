/** Says a line to screen readers when it changes; the same fact must be visible elsewhere. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
