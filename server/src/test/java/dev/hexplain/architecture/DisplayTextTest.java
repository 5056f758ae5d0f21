package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shape;
import java.io.IOException;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Nothing is decided by texts that users read, so that rewording one changes no decoding. */
class DisplayTextTest {
    private static final Map<String, String> TEXTS = Map.of(
            name(Field.class) + ".type", "the type of a field",
            name(Shape.class) + ".typeName", "the type of a shape",
            name(Issue.class) + ".message", "the message of an issue");

    /** What a decision by a text calls; a switch over texts calls {@code hashCode} and {@code equals}. */
    private static final Set<String> COMPARISONS = Set.of(
            "equals", "equalsIgnoreCase", "hashCode", "startsWith", "endsWith", "contains", "containsKey", "matches");

    private static final Set<String> LOOK_UPS = Set.of("java/util/Map.get", "java/util/Map.containsKey");

    @Test
    void no_method_that_reads_a_displayed_type_or_a_message_compares_texts() throws IOException {
        assertThat(CompiledClasses.with(Field.class).stream()
                        .map(CompiledClasses::parse)
                        .flatMap(type -> decisions(type).stream()))
                .isEmpty();
    }

    /** The methods of a class that do; a lambda is a method of its own. */
    private static List<String> decisions(ClassModel type) {
        return type.methods().stream()
                .filter(method -> {
                    List<String> calls = calls(method);
                    return calls.stream().anyMatch(TEXTS::containsKey)
                            && calls.stream().anyMatch(DisplayTextTest::compares);
                })
                .map(method -> type.thisClass().asInternalName() + "."
                        + method.methodName().stringValue())
                .toList();
    }

    private static List<String> calls(MethodModel method) {
        return method.code().stream()
                .flatMap(code -> code.elementStream())
                .filter(InvokeInstruction.class::isInstance)
                .map(InvokeInstruction.class::cast)
                .map(call -> call.owner().asInternalName() + "." + call.name().stringValue())
                .toList();
    }

    private static boolean compares(String call) {
        return (call.startsWith("java/lang/String.") || call.startsWith("java/util/Set."))
                        && COMPARISONS.contains(call.substring(call.indexOf('.') + 1))
                || LOOK_UPS.contains(call);
    }

    private static String name(Class<?> type) {
        String descriptor = ClassDesc.of(type.getName()).descriptorString();
        return descriptor.substring(1, descriptor.length() - 1);
    }
}
