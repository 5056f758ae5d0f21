package dev.hexplain.inspect.encodings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Samples;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecLabTest {
    @Test
    void codecs_that_start_slowly_come_behind_all_others_in_the_order_they_had() {
        Codec slow = Codecs.get("fory").orElseThrow();
        Codec quick = Codecs.get("java").orElseThrow();
        Codec other = Codecs.get("json").orElseThrow();

        assertThat(CodecLab.quickFirst(List.of(slow, quick, other))).containsExactly(quick, other, slow);
        assertThat(CodecLab.quickFirst(Codecs.all())).hasSameElementsAs(Codecs.all());
        assertThat(CodecLab.quickFirst(Codecs.all()).getLast().startsSlowly()).isTrue();
    }

    @Test
    void only_what_starts_slowly_is_warmed_up_and_what_cannot_be_used_stops_nothing() {
        List<String> made = new ArrayList<>();
        Codec quick = counted("quick", made);
        Codec slow = counted("slow", made).startingSlowly();
        Codec slower = counted("slower", made).withoutReferenceTracking().startingSlowly();

        CodecLab.warmUp(List.of(slow, quick, slower), Samples.all().getFirst());

        assertThat(made).containsExactly("slow", "slower");
    }

    private static Codec counted(String id, List<String> made) {
        return Codec.of(id, id, Family.DOCUMENTS, CodecLibrary.JDK, "Counts.", () -> {
            made.add(id);
            throw new UnsupportedOperationException("It only counts");
        });
    }
}
