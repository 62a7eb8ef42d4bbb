// The games of this page, as texts of the desk, in the browser's own database.

export interface Saved {
  id: string;
  text: string;
}

const NAME = "fogline-page";
const GAMES = "games";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
}

/** The database; it is created when first opened. Fails where the browser stores nothing. */
async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES, { keyPath: "id" });
  return done(opening);
}

async function change(work: (games: IDBObjectStore) => void): Promise<void> {
  const database = await opened();
  try {
    const transaction = database.transaction(GAMES, "readwrite");
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error(NAME));
    });
    work(transaction.objectStore(GAMES));
    await written;
  } finally {
    database.close();
  }
}

/** Every game that is stored. */
export async function stored(): Promise<Saved[]> {
  const database = await opened();
  try {
    return (await done(database.transaction(GAMES).objectStore(GAMES).getAll())) as Saved[];
  } finally {
    database.close();
  }
}

export const store = (game: Saved): Promise<void> => change((games) => games.put(game));
export const remove = (id: string): Promise<void> => change((games) => games.delete(id));
