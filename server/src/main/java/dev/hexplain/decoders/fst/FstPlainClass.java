package dev.hexplain.decoders.fst;

import dev.hexplain.decoders.fst.FstObjectContent.Part;

/**
 * A class whose objects need no rows where they are short.
 *
 * @param isKnown whether its number means a class
 * @param code the type's number
 * @param parts of an object with members or parts; none for others
 */
@SuppressWarnings("ArrayRecordComponent") // read for each value, compared never
record FstPlainClass(boolean isKnown, long code, FstObjectContent content, Part... parts) {
    /** Classes by their numbers in one stream. */
    @FunctionalInterface
    interface Numbered {
        /** The class with a number; {@link #NONE} for an unknown one. */
        FstPlainClass of(int number);
    }

    static final FstPlainClass NONE = new FstPlainClass(false, 0, new FstObjectContent.ClassName());

    /** A class whose objects always have rows. */
    static FstPlainClass needingRows(long code) {
        return new FstPlainClass(true, code, new FstObjectContent.ClassName());
    }
}
