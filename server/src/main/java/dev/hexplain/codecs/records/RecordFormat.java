package dev.hexplain.codecs.records;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.util.Optional;
import ru.sbrf.ufs.dto.PersonDto;
import sp.MarketData;

/**
 * How objects of a class are written field by field, and the descriptors for that.
 *
 * @param ofBuffers for buffers, Unsafe and the like; the byte order is left open
 * @param ofStreams for DataOutputStream
 * @param streamsAreOpen whether the second also leaves the byte order open
 */
record RecordFormat(RecordFields fields, String ofBuffers, String ofStreams, boolean streamsAreOpen) {
    /** The reason shown where there is none. */
    static final String MISSING =
            "Nobody wrote its fields by hand; that was done for the order, the market data, BlogBench and the person.";

    private static final RecordFormat ORDER = new RecordFormat(new OrderFields(), "order", "order", true);
    private static final RecordFormat MARKET_DATA =
            new RecordFormat(new MarketDataRecord(), "market_data", "market_data", true);
    private static final RecordFormat BLOG_BENCH =
            new RecordFormat(new BlogBenchFields(), "blog_bench", "blog_bench_data_output", false);
    private static final RecordFormat BLOG_BENCHES =
            new RecordFormat(new BlogBenchFields(), "blog_bench_array", "blog_bench_data_output_array", false);
    private static final RecordFormat PERSON =
            new RecordFormat(new PersonFields(), "person", "person_data_output", false);

    /** Those of a sample; empty where none exist. */
    static Optional<RecordFormat> of(Subject subject) {
        if (subject.type() == MarketData.class) {
            return Optional.of(MARKET_DATA);
        }
        if (subject.type() == BlogBench.class) {
            return Optional.of(BLOG_BENCH);
        }
        if (subject.type() == BlogBench[].class) {
            return Optional.of(BLOG_BENCHES);
        }
        if (subject.type() == PersonDto.class) {
            return Optional.of(PERSON);
        }
        return subject.type() == SampleClasses.order() ? Optional.of(ORDER) : Optional.empty();
    }

    /** Those of a sample for which there are some. */
    static RecordFormat required(Subject subject) {
        return of(subject).orElseThrow(() -> new UnsupportedOperationException(MISSING));
    }
}
