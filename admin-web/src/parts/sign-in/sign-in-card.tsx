import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { whenIdle } from '../../lib/when-idle';
import { Wordmark } from '../../ui/wordmark';
import classes from './sign-in-card.module.css';

const SignInPicture = loadedPart(async () => (await import('./sign-in-picture')).SignInPicture);

/** The card of all screens for signing in and out. The picture beside it is requested when users can type. */
export function SignInCard({ children }: { children: ReactNode }) {
  const [isPictured, setIsPictured] = useState(false);
  useEffect(() => {
    document.title = 'Sign in · Galley';
    whenIdle(() => setIsPictured(true));
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
        <Suspense>{isPictured && <SignInPicture />}</Suspense>
      </div>
    </div>
  );
}
