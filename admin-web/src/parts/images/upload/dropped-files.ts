/** The files that were dropped, with those inside of dropped folders; hidden files of folders are left out. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Before anything is awaited: after the event, both lists are empty.
  const dropped = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return dropped;
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  const inside = await entriesIn(entry as FileSystemDirectoryEntry);
  const visible = inside.filter(({ name }) => !name.startsWith('.'));
  return (await Promise.all(visible.map(filesIn))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader gives the entries of a folder in parts, until one is empty. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}
