import type { ModelRelease } from './model-release.ts';

/** A part is on the disk or it is not: what a break can cost is one of them. In bytes. */
export const PART_BYTES = 8_388_608;

/** Written last, when the whole had the hash it must have. */
const CHECKED = 'checked';
const FOLDER = 'models';

const partName = (index: number) => `part-${String(index).padStart(4, '0')}`;

/** The folders of a browser's private file system that this needs. */
export type FindRoot = () => Promise<FileSystemDirectoryHandle>;

/** A model on the disk: its parts in order, checked once all of them were there. */
export interface ModelFolder {
  /** The whole file, where it is there and was checked. */
  read(): Promise<Blob | null>;
  /** Whether it is, without opening its parts. */
  isChecked(): Promise<boolean>;
  /** The parts that are there, from the first on without a gap. */
  parts(): Promise<File[]>;
  write(index: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The hash was right: from now on it may be read. */
  markChecked(): Promise<void>;
  clear(): Promise<void>;
}

async function orNull<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (thrown) {
    if ((thrown as DOMException).name === 'NotFoundError') return null;
    throw thrown;
  }
}

/** Where a model's file is kept: in a folder named by its hash, so that another model is another folder. */
export function openModelFolder(
  { sha256, bytes }: Pick<ModelRelease, 'sha256' | 'bytes'>,
  findRoot: FindRoot = () => navigator.storage.getDirectory(),
): ModelFolder {
  const count = Math.ceil(bytes / PART_BYTES);
  const sizeOf = (index: number) => Math.min(PART_BYTES, bytes - index * PART_BYTES);
  const models = async () => (await findRoot()).getDirectoryHandle(FOLDER, { create: true });
  const find = async () => orNull((await models()).getDirectoryHandle(sha256));
  const put = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const folder = await (await models()).getDirectoryHandle(sha256, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    try {
      await writable.write(content);
      await writable.close();
    } catch (thrown) {
      await writable.abort().catch(() => undefined);
      throw thrown;
    }
  };
  const parts = async () => {
    const folder = await find();
    const found: File[] = [];
    for (let index = 0; folder && index < count; index++) {
      const handle = await orNull(folder.getFileHandle(partName(index)));
      const file = await handle?.getFile();
      if (file?.size !== sizeOf(index)) break;
      found.push(file);
    }
    return found;
  };
  const isChecked = async () => {
    const folder = await find();
    return folder !== null && (await orNull(folder.getFileHandle(CHECKED))) !== null;
  };
  return {
    parts,
    isChecked,
    async read() {
      if (!(await isChecked())) return null;
      const all = await parts();
      return all.length === count ? new Blob(all) : null;
    },
    write: (index, content) => put(partName(index), content),
    markChecked: () => put(CHECKED, new Uint8Array()),
    async clear() {
      await orNull((await models()).removeEntry(sha256, { recursive: true }));
    },
  };
}
