package dev.hexplain.cli;

/** How lines of the log look; {@code logback.xml} has an appender for each. */
enum LogFormat {
    /** For people. */
    text,
    /** An object a line, for what collects logs. */
    json;

    /** To be called before the first line is logged: the log is set up then. */
    void choose() {
        System.setProperty("HEXPLAIN_LOG_FORMAT", name());
    }
}
