package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.Field;
import java.io.IOException;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Regular expressions that texts of users are matched against: {@code java.util.regex} calls itself once for each repetition of a group
 * that may give back what it took, and a text of some thousand repetitions ends the stack. Possessive repetitions are loops.
 */
class PatternsTest {
    private static final Set<String> COMPILING = Set.of("matches", "replaceAll", "replaceFirst", "split", "compile");

    /** The end of a group and a repetition without a bound that gives back, outside classes of characters. */
    private static final Pattern GIVES_BACK = Pattern.compile("\\)(?:[*+]|\\{\\d+,})(?!\\+)");

    private static final Pattern ESCAPES_AND_SETS = Pattern.compile("\\\\.|\\[\\^?]?(?:[^\\]\\\\]|\\\\.)*+]");

    @Test
    void groups_that_are_repeated_without_a_bound_give_nothing_back() throws IOException {
        List<String> patterns = CompiledClasses.with(Field.class).stream()
                .map(CompiledClasses::parse)
                .flatMap(type -> type.methods().stream())
                .flatMap(PatternsTest::patterns)
                .toList();

        assertThat(patterns).hasSizeGreaterThan(100).noneMatch(PatternsTest::givesBack);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(?:a|b)*", "(a.)+c", "(ab){2,}", "([(])*x", "\\((a|\\\\)+"})
    void a_group_that_gives_back_is_found(String pattern) {
        assertThat(givesBack(pattern)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(?:a|b)*+", "(a.)++c", "(ab){2,9}", "[)*]", "\\)+", "[\\])+]"})
    void others_are_not(String pattern) {
        assertThat(givesBack(pattern)).isFalse();
    }

    private static boolean givesBack(String pattern) {
        return GIVES_BACK
                .matcher(ESCAPES_AND_SETS.matcher(pattern).replaceAll("x"))
                .find();
    }

    /** Texts in the code of a method that compiles any pattern. */
    private static Stream<String> patterns(MethodModel method) {
        return method.code().stream()
                .filter(code -> code.elementStream()
                        .anyMatch(element -> element instanceof InvokeInstruction call
                                && COMPILING.contains(call.name().stringValue())
                                && Set.of("java/util/regex/Pattern", "java/lang/String")
                                        .contains(call.owner().asInternalName())))
                .flatMap(code -> code.elementStream())
                .filter(ConstantInstruction.class::isInstance)
                .map(constant -> ((ConstantInstruction) constant).constantValue())
                .filter(String.class::isInstance)
                .map(String.class::cast);
    }
}
