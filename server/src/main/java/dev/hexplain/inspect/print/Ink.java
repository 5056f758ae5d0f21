package dev.hexplain.inspect.print;

/** Sets parts of a line off from each other: in colours of a terminal (ECMA-48, section 8.3.117, SGR), or not at all. */
public enum Ink {
    PLAIN,
    TERMINAL;

    private static final String OFF = "\u001B[0m";

    /** A part of a line. */
    public enum Part {
        HEAD("1"),
        /** Offsets and bytes. */
        PLACE("2"),
        NAME("36"),
        TYPE("2"),
        /** What counts, names, checks and fills. */
        STRUCTURE("34"),
        HANDLE("35"),
        ADDED("32"),
        REMOVED("31"),
        CHANGED("33"),
        ERROR("1;31"),
        WARNING("33");

        private final String on;

        Part(String parameters) {
            this.on = "\u001B[" + parameters + "m";
        }
    }

    /** What is before a part. */
    public String on(Part part) {
        return this == PLAIN ? "" : part.on;
    }

    /** What is behind every part. */
    public String off() {
        return this == PLAIN ? "" : OFF;
    }

    public String of(Part part, String text) {
        return this == PLAIN ? text : part.on + text + OFF;
    }
}
