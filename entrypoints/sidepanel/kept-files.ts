import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type LanguagePack, languagePack } from '@/shared/documents/images/language-pack.ts';
import { reportError } from '@/shared/errors/report-error.ts';

/** Bytes of files that are kept: session storage takes 10 MB of text, and Base64 makes a third more of them. */
export const MAX_KEPT_BYTES = 6 * 1024 * 1024;
/** Characters that are decoded in one go: a few milliseconds. */
const SLICE = 256 * 1024;

/** `data` is Base64, or null where the file was too large to keep. */
const keptFiles = z.array(
  z.object({
    name: z.string(),
    data: z.nullable(z.string()),
    recognise: z.boolean(),
    pack: z.optional(languagePack),
  }),
);

/** A file of the list as it is kept. */
export interface ListedFile {
  file: File;
  /** Whether the text of its pictures was asked for. */
  recognise: boolean;
  /** In which language; English where none is given. */
  pack?: LanguagePack | undefined;
}

/** Keeps the files of a panel through its reload. */
export interface FileKeeper {
  /** What was kept, and the names of files that were too large for it. */
  load(): Promise<{ files: ListedFile[]; lost: string[] }>;
  /** Keeps these files and no others. Several calls at once end with what the last one was given. */
  save(files: readonly ListedFile[]): void;
}

function encoded(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function decoded(text: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length; at += SLICE) {
    pieces.push(Uint8Array.from(atob(text.slice(at, at + SLICE)), (letter) => letter.charCodeAt(0)));
    // The panel answers in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return pieces;
}

/** The first files that fit, as text; the others by their names alone. */
async function packed(files: readonly ListedFile[]): Promise<z.infer<typeof keptFiles>> {
  const all: z.infer<typeof keptFiles> = [];
  let room = MAX_KEPT_BYTES;
  for (const { file, recognise, pack } of files) {
    const fits = file.size <= room;
    if (fits) room -= file.size;
    all.push({ name: file.name, recognise, pack, data: fits ? await encoded(file) : null });
  }
  return all;
}

/**
 * Keeps files in the browser's session storage, which is memory: it ends with the browser, is the extension's own, and
 * each window has its own list. Undefined in private windows, of which nothing is kept.
 */
export function createFileKeeper(): FileKeeper | undefined {
  if (browser.extension.inIncognitoContext) return undefined;
  const key = browser.windows.getCurrent().then(({ id }) => `panel-files-${id}`);
  let wanted: readonly ListedFile[] | null = null;
  let isSaving = false;

  const saveAll = async () => {
    while (wanted) {
      const files = wanted;
      wanted = null;
      const kept = await packed(files);
      if (files.length === 0) await browser.storage.session.remove(await key);
      else await browser.storage.session.set({ [await key]: kept });
    }
  };
  return {
    async load() {
      const stored = (await browser.storage.session.get(await key))[await key];
      const kept = keptFiles.safeParse(stored ?? []);
      const files: ListedFile[] = [];
      const lost: string[] = [];
      for (const { name, data, recognise, pack } of kept.data ?? []) {
        if (data === null) lost.push(name);
        else files.push({ file: new File(await decoded(data), name), recognise, pack });
      }
      return { files, lost };
    },
    save(files) {
      wanted = files;
      if (isSaving) return;
      isSaving = true;
      saveAll()
        .catch((thrown: unknown) => reportError('panel.files', thrown))
        .finally(() => {
          isSaving = false;
        });
    },
  };
}
