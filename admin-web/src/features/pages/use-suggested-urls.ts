import type { SuggestedUrls } from '@galley/shared/friendly-url';
import { suggestFriendlyUrls } from '@galley/shared/friendly-url';
import { useEffect, useState } from 'react';

/** Reads the paths that can be derived from a page's name; undefined while loading. */
export function useSuggestedUrls(name: string): SuggestedUrls | undefined {
  const [suggested, setSuggested] = useState<SuggestedUrls & { of: string }>();
  useEffect(() => {
    let isWanted = true;
    void suggestFriendlyUrls(name).then((urls) => {
      if (isWanted) setSuggested({ ...urls, of: name });
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  return suggested?.of === name ? suggested : undefined;
}
