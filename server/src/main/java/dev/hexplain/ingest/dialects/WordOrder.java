package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Transcription;

/** The assumed byte order of the multi-byte numbers in a dump. */
enum WordOrder {
    LITTLE("little-endian", "as x86 and ARM machines keep them"),
    BIG("big-endian", "in the order they are written");

    /** Suffix of the ids of readings in big-endian order. */
    static final String BIG_SUFFIX = "-be";

    private static final int OTHER_ORDER = 25;

    private final String title;
    private final String why;

    WordOrder(String title, String why) {
        this.title = title;
        this.why = why;
    }

    String id(String id) {
        return this == BIG ? id + BIG_SUFFIX : id;
    }

    /** {@code little-endian} or {@code big-endian}. */
    String title() {
        return title;
    }

    /** Reports the assumed byte order, and the id of the reading in the other one. */
    void note(Transcription out, String id) {
        String other = this == LITTLE ? BIG.id(id) : id;
        out.note(1, "Words of several bytes are read as %s, %s; the other reading is %s".formatted(title, why, other));
    }

    /** Ranks a reading that fits: a known beginning decides, otherwise most machines are little-endian. */
    Confidence confidence(Confidence fits, Transcription trial) {
        String known = KnownSignatures.phrase(trial.start());
        String which = fits.reason() + ", words in " + title + " order";
        if (known != null) {
            return Confidence.of(fits.percent(), which + ": it " + known);
        }
        int less = this == LITTLE ? 1 : OTHER_ORDER;
        return Confidence.of(Math.max(1, fits.percent() - less), which);
    }

    /** Writes a word's bytes to {@code into} from {@code at}. */
    void put(long word, int unit, byte[] into, int at) {
        for (int i = 0; i < unit; i++) {
            int place = this == LITTLE ? i : unit - 1 - i;
            into[at + place] = (byte) (word >>> (8 * i));
        }
    }

    /** The word that some bytes are. */
    long get(byte[] from, int at, int unit) {
        long word = 0;
        for (int i = 0; i < unit; i++) {
            int place = this == LITTLE ? i : unit - 1 - i;
            word |= (from[at + place] & 0xFFL) << (8 * i);
        }
        return word;
    }
}
