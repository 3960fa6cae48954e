/** Values of a template: `{{ .SiteURL }}`, and with a dot inside for `{{ .Data.first_name }}`. */
export type TemplateValues = Record<string, string | undefined>;

export interface RenderedMail {
  subject: string;
  html: string;
}

const CONDITION =
  /\{\{-?\s*if \.([\w.]+)\s*-?\}\}([\s\S]*?)(?:\{\{-?\s*else\s*-?\}\}([\s\S]*?))?\{\{-?\s*end\s*-?\}\}/g;
/** A value, or its first characters: `{{ printf "%.40s" .Name }}`. */
const VALUE = /\{\{-?\s*(?:printf "%\.(\d+)s"\s+)?\.([\w.]+)\s*-?\}\}/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Whether a place in the template lies behind the `?` of an address in an attribute. */
function isInQuery(before: string): boolean {
  const attribute = before.slice(before.lastIndexOf('="') + 2);
  return before.includes('="') && !/["<>]/.test(attribute) && attribute.includes('?');
}

/**
 * Fills a mail template the way the hosted service's html/template does: values are escaped for where they stand,
 * `{{ if .Name }}…{{ else }}…{{ end }}` asks whether one is there. A value not given leaves nothing behind.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  const chosen = template.replace(
    CONDITION,
    (...[, name, yes, no]: (string | undefined)[]) => (values[name ?? ''] ? yes : no) ?? '',
  );
  return chosen.replace(VALUE, (...[, length, name = '', at]: [string, string?, string?, number?]) => {
    const whole = values[name] ?? '';
    const value = length === undefined ? whole : Array.from(whole).slice(0, Number(length)).join('');
    return isInQuery(chosen.slice(0, at)) ? encodeURIComponent(value) : escapeHtml(value);
  });
}

/** A whole mail; its subject is the template's `<title>`. */
export function renderMail(template: string, values: TemplateValues): RenderedMail {
  const title = /<title>([\s\S]*?)<\/title>/.exec(template)?.[1] ?? '';
  // A subject is plain text: what the title escaped is put back.
  const subject = renderTemplate(title.trim(), values).replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.entries(ENTITIES).find(([, code]) => code === entity)?.[0] ?? entity,
  );
  return { subject, html: renderTemplate(template, values) };
}
