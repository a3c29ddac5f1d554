/** Answers that were asked for before the admin's code was there to ask. Each is given once, and only while it is new. */
const asked = new Map<string, Promise<Response>>();

/** What is older is asked for again. */
const newForMs = 10_000;

/** Asks for something that the api client is going to ask for. */
export function askAhead(address: string): Promise<Response> {
  const headers = { accept: 'application/json', 'x-galley-csrf': '1' };
  const answer = fetch(address, { credentials: 'same-origin', headers });
  keepAhead(answer, address);
  return answer;
}

/** Whoever asks for this gets that answer. */
export function keepAhead(answer: Promise<Response>, address: string): void {
  // Whoever takes it learns of a failure; no one may.
  answer.catch(() => undefined);
  asked.set(address, answer);
  setTimeout(() => asked.delete(address), newForMs);
}

/** What an answer says. @throws Error where it is a refusal */
export async function saidIn<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  if (!response.ok) throw new Error(String(response.status));
  return (await response.clone().json()) as Answer;
}

/** What was asked for ahead, unless it was refused: a refusal is the api client's to meet. */
export async function takeAskedAhead(address: string): Promise<Response | undefined> {
  const answer = asked.get(address);
  asked.delete(address);
  const response = await answer?.catch(() => undefined);
  return response?.ok ? response.clone() : undefined;
}
