package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Many objects, encoded by several codecs.
 *
 * @param dumps how many there were
 * @param read how many gave objects
 * @param objects how many were encoded
 * @param classes how many were defined for them
 * @param roots the classes of the objects, most first; the first of many
 * @param left dumps and objects that are not among them, by reason
 * @param incomplete objects that are not all of what their dump says, by reason
 * @param codecs in the order of the list of codecs
 * @param best the smallest of those that wrote every object and lost no value
 * @param bytes that the objects take as they are, without layers; null where they are parts of what their dumps have, or not
 *     all of them
 */
public record PopulationView(
        int dumps,
        int read,
        int objects,
        int classes,
        List<RootView> roots,
        List<ReasonView> left,
        List<ReasonView> incomplete,
        List<CodecSizesView> codecs,
        BestView best,
        double millis,
        @Nullable Long bytes) {

    /** A class, and how many of the objects have it. */
    public record RootView(String className, long objects) {}

    /**
     * Why something is not there.
     *
     * @param count how often
     * @param first of what it was said first
     */
    public record ReasonView(String reason, long count, String first) {}

    /**
     * What one codec makes of the objects.
     *
     * @param encoded how many it wrote and read back
     * @param refused how many it did not, by reason
     * @param sizes in bytes; null where it wrote none
     * @param compressed bytes in all, each encoding compressed by itself; null where it wrote none
     * @param dictionary null where there is none
     * @param noDictionary why there is none; empty where there is one
     * @param label the worst that came back
     * @param changed how many did not come back exactly
     */
    public record CodecSizesView(
            String codec,
            String version,
            int encoded,
            List<ReasonView> refused,
            @Nullable SizesView sizes,
            @Nullable TotalsView compressed,
            @Nullable DictionaryView dictionary,
            String noDictionary,
            EncodingView.@Nullable LabelView label,
            int changed) {}

    /** Sizes of encodings, with percentiles by nearest rank, in bytes. */
    public record SizesView(int min, int p25, int median, int p75, int p99, int max, long total) {}

    /** Bytes in all after compressors. */
    public record TotalsView(long deflate, long zstd, long lz4, long snappy) {}

    /**
     * Compression with a trained dictionary.
     *
     * @param size of the dictionary, in bytes
     * @param trainedOn encodings that it was made of
     * @param validationCount encodings that it was tried on, none of them among those
     * @param plain bytes of these after zstd without the dictionary
     * @param with bytes of these after zstd with it
     * @param estimate for all: what zstd writes without it, in the ratio of the two
     */
    public record DictionaryView(int size, int trainedOn, long validationCount, long plain, long with, long estimate) {
        /** As {@link #validationCount}, by the name that it had before 1.0. */
        @Deprecated
        @JsonProperty("heldOut")
        public long heldOut() {
            return validationCount;
        }
    }

    /**
     * The codecs with the smallest totals; null where there is none.
     *
     * @param dictionary by the estimate for all and the dictionary itself
     */
    public record BestView(
            @Nullable String raw,
            @Nullable String zstd,
            @Nullable String dictionary) {}
}
