package dev.hexplain.batch.questions;

import java.util.Locale;

/** The forms in which answers are files. */
public enum ExportForm {
    CSV("text/csv; charset=utf-8", "format csv, header true"),
    PARQUET("application/vnd.apache.parquet", "format parquet, compression zstd");

    private final String mediaType;
    private final String options;

    ExportForm(String mediaType, String options) {
        this.mediaType = mediaType;
        this.options = options;
    }

    public String mediaType() {
        return mediaType;
    }

    String options() {
        return options;
    }

    /** Its name in the API, and the ending of such files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
