package dev.hexplain.cli;

/** The formats of log lines; {@code logback.xml} has an appender for each. */
enum LogFormat {
    /** Plain text. */
    text,
    /** JSON, an object a line, for log collectors. */
    json;

    /** To be called before the first line is logged: the log is set up then. */
    void choose() {
        System.setProperty("HEXPLAIN_LOG_FORMAT", name());
    }
}
