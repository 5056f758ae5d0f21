package dev.hexplain.store;

/**
 * Thrown when the content of a dump does not match its hash. The message says what was expected, and what was found.
 */
public final class DamagedDump extends RuntimeException {
    private static final long serialVersionUID = 1;

    DamagedDump(Dump dump, String found) {
        super(
                "The content of dump `%s` (%s) is damaged: its SHA-256 has to be %s, and %s. Upload it again: that mends it."
                        .formatted(dump.name(), dump.id(), dump.sha256(), found),
                null,
                false,
                false);
    }
}
