package dev.hexplain.codecs.evolution;

/** Whose bytes are read with whose classes. */
public enum Direction {
    /** Bytes of the old classes, read with the new ones. */
    BACKWARD("old bytes, new classes"),
    /** Bytes of the new classes, read with the old ones: by a program that was not updated yet. */
    FORWARD("new bytes, old classes"),
    /** Bytes and classes of one version. */
    SAME_VERSION("same classes");

    private final String title;

    Direction(String title) {
        this.title = title;
    }

    /** The text to display. */
    public String title() {
        return title;
    }
}
