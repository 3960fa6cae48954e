/** How much more a directory takes before the browser says that it is full. In bytes. */
export interface Room {
  left: number;
}

const missing = () => new DOMException('It is not there.', 'NotFoundError');

function createFile(name: string, room: Room) {
  let content = new Blob();
  return {
    kind: 'file',
    name,
    getFile: async () => new File([content], name),
    createWritable: async () => {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      return {
        write: async (bytes: Uint8Array<ArrayBuffer>) => {
          if (bytes.length > room.left) throw new DOMException('No room.', 'QuotaExceededError');
          room.left -= bytes.length;
          pieces.push(bytes.slice());
        },
        close: async () => {
          content = new Blob(pieces);
        },
        abort: async () => undefined,
      };
    },
  };
}

/** A folder of a browser's private file system, in memory: as much of it as is used, with its errors. */
export function createMemoryDirectory(
  room: Room = { left: Number.POSITIVE_INFINITY },
): FileSystemDirectoryHandle {
  const folders = new Map<string, FileSystemDirectoryHandle>();
  const files = new Map<string, ReturnType<typeof createFile>>();
  const handle = {
    kind: 'directory',
    async getDirectoryHandle(name: string, { create = false } = {}) {
      const found = folders.get(name) ?? (create ? createMemoryDirectory(room) : undefined);
      if (!found) throw missing();
      folders.set(name, found);
      return found;
    },
    async getFileHandle(name: string, { create = false } = {}) {
      const found = files.get(name) ?? (create ? createFile(name, room) : undefined);
      if (!found) throw missing();
      files.set(name, found);
      return found;
    },
    async removeEntry(name: string) {
      if (!folders.delete(name) && !files.delete(name)) throw missing();
    },
  };
  return handle as unknown as FileSystemDirectoryHandle;
}
