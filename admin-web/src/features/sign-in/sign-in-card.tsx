import { type ReactNode, Suspense, useEffect } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { Wordmark } from '../../ui/wordmark';
import classes from './sign-in-card.module.css';

const SignInPicture = loadedPart(async () => (await import('./sign-in-picture')).SignInPicture);

/** The card of all screens for signing in and out. Nothing waits for the picture beside it. */
export function SignInCard({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.title = 'Sign in · Galley';
  }, []);
  return (
    <div className={classes.screen}>
      <main className={classes.side}>
        <div className={classes.column}>
          <Wordmark size={30} />
          <div className={classes.card}>{children}</div>
        </div>
      </main>
      <div className={classes.beside}>
        <Suspense>
          <SignInPicture />
        </Suspense>
      </div>
    </div>
  );
}
