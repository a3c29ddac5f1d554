import type { ImageModels } from '@galley/shared/schemas/image';
import { createContext } from 'react';

/** What is known about the pictures that are shown. Without it pictures show too, without their variants. */
export const ImagesContext = createContext<ImageModels>({});

/** Collects the files of the pictures that are rendered, in the order of the document, for who asks for them. */
export const RenderedPicturesContext = createContext<string[] | undefined>(undefined);
