import * as z from 'zod';

// zod would compile its parsers with `new Function`, which our content security policy blocks.
z.config({ jitless: true });
