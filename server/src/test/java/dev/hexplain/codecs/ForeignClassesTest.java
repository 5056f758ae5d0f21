package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.testing.Slow;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import ru.sbrf.ufs.dto.SessionDto;
import sp.MarketData;

/** Codecs read back only bytes of their own; should others ever come to them, none makes an object of another class. */
@Slow
class ForeignClassesTest {
    /** What any of the libraries could make, if it were asked to. */
    public static final class Foreign implements Serializable {
        private static final long serialVersionUID = 1L;

        public int number = 7;
    }

    /** What is asked before a class is loaded, and after. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                double.class,
                byte[][].class,
                String.class,
                MarketData.class,
                BlogBench[].class,
                ArrayList.class,
                Foreign.class,
                Foreign[].class,
                ProcessBuilder.class,
                PriorityQueue.class
            })
    void a_class_is_a_samples_by_its_name_as_by_itself(Class<?> type) {
        boolean isForeign = Set.of(Foreign.class, Foreign[].class, ProcessBuilder.class, PriorityQueue.class)
                .contains(type);
        assertThat(SampleClasses.ALL.has(type)).isEqualTo(!isForeign);
        assertThat(SampleClasses.ALL.has(type.getName())).isEqualTo(!isForeign);
        assertThat(SampleClasses.ALL.has(type.getCanonicalName())).isEqualTo(!isForeign);
    }

    static Stream<Codec> codecs() {
        return Codecs.all().stream();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void no_codec_makes_an_object_of_a_class_that_no_sample_has(Codec codec) {
        Sample session = Samples.get("session").orElseThrow();
        SessionDto object = (SessionDto) session.build();
        object.setAttributes(new LinkedHashMap<>(Map.of("foreign", new Foreign())));
        if (codec.run(session, object) instanceof Encoding.Encoded encoded) {
            assertThat(encoded.roundTrip().label()).as("%s", codec).isGreaterThanOrEqualTo(RoundTripResult.TYPES_LOST);
        }
    }
}
