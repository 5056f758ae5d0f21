package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What a Java serialization stream would do to a reader. That nothing is found does not mean that it does no harm.
 *
 * @param classCount how many classes it has; those with the most bytes are listed
 * @param chains known gadget chains that are in it as a whole
 * @param findings what is worth a look, by kind; kinds without any are left out
 * @param complete whether all of the stream was read: where not, notes say what was not
 * @param notes where reading ended, and why, a sentence each
 */
public record RisksView(
        long classCount,
        List<ClassCountView> classes,
        List<ChainView> chains,
        List<FindingsView> findings,
        CountsView counts,
        boolean complete,
        List<String> notes) {
    /** The same of a stream of which this was not read. */
    public RisksView without(List<String> unread) {
        return new RisksView(classCount, classes, chains, findings, counts, unread.isEmpty(), unread);
    }

    /**
     * A class by its instances.
     *
     * @param name as in source code, or words in brackets for objects whose class descriptor has no name that could be read
     * @param bytes of its instances, without those of the objects in them
     */
    public record ClassCountView(String name, long instances, long bytes) {}

    /**
     * A known chain.
     *
     * @param reference an address that describes it
     */
    public record ChainView(String name, String reference, List<ChainLinkView> links) {}

    /**
     * A part of a chain, at its first place.
     *
     * @param text what is there: {@code CLASS#FIELD > CLASS}
     */
    public record ChainLinkView(String text, long offset, long length, String path) {}

    /**
     * What was found of one kind.
     *
     * @param kind {@code proxy}, {@code lambda}, {@code remote}, {@code address}, {@code url} or {@code embedded}
     * @param count how many there are; the first ones are listed
     */
    public record FindingsView(String kind, long count, List<FindingView> first) {}

    /** One of them. */
    public record FindingView(String text, long offset, long length, String path) {}

    /**
     * Counted as JEP 290 counts.
     *
     * @param depth the greatest
     * @param references in the whole stream: nulls, strings, back references and class descriptors too
     * @param bytes of the stream
     * @param arrayLength the greatest, with arrays that classes of the JDK make for what they read
     * @param checks how often a filter would be asked
     */
    public record CountsView(long depth, long references, long bytes, long arrayLength, long checks) {}
}
