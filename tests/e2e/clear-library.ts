/** Runs in a page or worker of the extension: takes away what its library and its history hold. */
export async function clearLibrary(): Promise<void> {
  // Opening would make one that has no tables.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'whetstone-library');
  if (!isThere) return;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('whetstone-library');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const names = [...request.result.objectStoreNames];
      const transaction = request.result.transaction(names, 'readwrite');
      for (const name of names) transaction.objectStore(name).clear();
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}
