import type { ImageModels } from '@galley/shared/schemas/image';
import { createContext } from 'react';

/** What is known of the pictures that are shown. Without it they show as well, as their files alone. */
export const ImagesContext = createContext<ImageModels>({});
