package dev.hexplain.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Decoded;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NamedMatchesTest {
    private static final LogicalValue NOTHING = new TreeValues(Decoded.of(
                            NativeDecoders.all().stream()
                                    .filter(each -> each.id().equals("json"))
                                    .findFirst()
                                    .orElseThrow(),
                            "null")
                    .tree())
            .root();

    private final List<String> told = new ArrayList<>();

    private boolean tell(String before, String after, int most) {
        boolean[] all = {true};
        NamedMatches matches =
                new NamedMatches(parts(before), parts(after), 256, most, new NamedMatches.StreamedValues() {
                    @Override
                    public void both(NamedPart one, NamedPart other) {
                        told.add(one.name() + "=" + other.name());
                    }

                    @Override
                    public void onlyBefore(NamedPart part) {
                        told.add("-" + part.name());
                    }

                    @Override
                    public void onlyAfter(NamedPart part) {
                        told.add("+" + part.name());
                    }

                    @Override
                    public void tooManyWait() {
                        all[0] = false;
                    }
                });
        while (matches.next()) {
            // each tells of one part
        }
        return all[0];
    }

    /** A part for each letter. */
    private static Paged<NamedPart> parts(String names) {
        return Paged.of(names.chars()
                .mapToObj(Character::toString)
                .map(name -> new NamedPart(name, name, NOTHING, Optional.empty()))
                .toList());
    }

    @Test
    void parts_meet_in_any_order() {
        assertThat(tell("abcd", "dacx", 10)).isTrue();
        assertThat(told).containsExactly("a=a", "c=c", "d=d", "-b", "+x");
    }

    @Test
    void parts_of_the_same_name_meet_in_turn() {
        assertThat(tell("aab", "aba", 10)).isTrue();
        assertThat(told).containsExactlyInAnyOrder("a=a", "a=a", "b=b");
    }

    @Test
    void too_many_that_wait_end_it() {
        String names = IntStream.range(0, 2000).mapToObj(Character::toString).reduce("", String::concat);
        String reversed = new StringBuilder(names).reverse().toString();

        assertThat(tell(names, reversed, 100)).isFalse();
        assertThat(told).isEmpty();
    }
}
