type ErrorClass<Kind> = abstract new (...values: never[]) => Kind;

/** For `.catch()`: handles the errors that `isMeant` picks and throws the others again. */
export const onErrorThat =
  <Result>(isMeant: (error: unknown) => boolean, handle: (error: Error) => Result) =>
  (error: unknown): Result => {
    if (isMeant(error)) return handle(error as Error);
    throw error;
  };

/** For `.catch()`: handles the errors of one class and throws the others again. */
export const onError = <Kind, Result>(kind: ErrorClass<Kind>, handle: (error: Kind) => Result) =>
  onErrorThat(
    (error) => error instanceof kind,
    (error) => handle(error as Kind),
  );
