package dev.hexplain.codecs.samples;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The BlogBench object of "Still using Externalizable to get faster Serialization with Java ?", alone and as an array.
 */
final class BlogBenchSample {
    private static final int INDEX = 13;
    private static final int BULK = 10;
    private static final int MOST = 5_000;

    private BlogBenchSample() {}

    static Sample one() {
        return FlatSample.of(
                "blog-bench",
                "BlogBench",
                "Three strings, flags and numbers, BlogBench(13). The article's figures are 319 bytes as a Java"
                        + " serialization stream, 205 as an Externalizable object, 160 by FST.",
                new BlogBench(INDEX));
    }

    static Sample ten() {
        Map<String, Object> values = ClassMembers.of(BlogBench.class).values(new BlogBench(INDEX));
        return new Sample(
                "blog-bench-10",
                "Ten BlogBench objects",
                "The article's bulk: an array of ten, so that what is written once per stream counts a tenth. All have the"
                        + " same values; each has strings of its own, but the third, which is one object in all.",
                BlogBench[].class,
                FlatSample.struct(BlogBench.class),
                values,
                Optional.of(new SampleSize("objects", "objects", BULK, 0, MOST)),
                BlogBenchSample::make);
    }

    private static Object make(Map<String, Object> values, OptionalInt size) {
        return IntStream.range(0, size.orElse(BULK))
                .mapToObj(i -> ClassMembers.of(BlogBench.class).make(withOwnStrings(values)))
                .toArray(BlogBench[]::new);
    }

    /** The article's constructor puts these together for each object, and takes the third from the constant pool. */
    private static Map<String, Object> withOwnStrings(Map<String, Object> values) {
        Map<String, Object> own = new HashMap<>(values);
        own.put("str", new String((String) NamedValues.get(own, "str")));
        own.put("str1", new String((String) NamedValues.get(own, "str1")));
        return own;
    }
}
