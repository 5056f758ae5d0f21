package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Value;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Values never come from texts that users read: those are cut, escaped and in quotation marks. No method that makes a
 * value, nor one that it calls, reads one; {@link Value#exact} is for them.
 */
@Slow
class ExactValuesTest {
    private static final String VALUE = name(Value.class);
    private static final Set<String> DISPLAYED = Set.of(
            VALUE + ".actual",
            VALUE + ".symbol",
            VALUE + ".description",
            VALUE + ".summary",
            name(Quoted.class) + ".unquoted");

    /** A tree gives both, and what is printed of values is for users. */
    private static final Set<String> BOUNDARY = Set.of(
            "dev/hexplain/tree/",
            "dev/hexplain/inspect/",
            "dev/hexplain/diff/",
            "dev/hexplain/edit/",
            "dev/hexplain/codecs/",
            "dev/hexplain/cli/");

    private record Called(Set<String> methods, Set<String> displayed) {}

    @Test
    void no_value_is_made_of_a_displayed_text() throws IOException {
        Map<String, Called> all = new HashMap<>();
        Deque<String> open = new ArrayDeque<>();
        CompiledClasses.with(Field.class).stream()
                .map(CompiledClasses::parse)
                .filter(type -> BOUNDARY.stream().noneMatch(type.thisClass().asInternalName()::startsWith))
                .forEach(type -> {
                    for (MethodModel method : type.methods()) {
                        String id = id(type, method);
                        all.put(id, called(method));
                        if (makesValues(type, method)) {
                            open.add(id);
                        }
                    }
                });
        assertThat(open).hasSizeGreaterThan(100);
        assertThat(displayedFrom(open, all)).isEmpty();
    }

    private static Set<String> displayedFrom(Deque<String> open, Map<String, Called> all) {
        Set<String> reached = new HashSet<>(open);
        Set<String> found = new TreeSet<>();
        while (!open.isEmpty()) {
            String id = open.remove();
            Called called = all.get(id);
            if (!called.displayed.isEmpty()) {
                found.add(id + " reads " + new TreeSet<>(called.displayed));
            }
            called.methods.stream()
                    .filter(all::containsKey)
                    .filter(reached::add)
                    .forEach(open::add);
        }
        return found;
    }

    private static boolean makesValues(ClassModel type, MethodModel method) {
        return type.thisClass().asInternalName().startsWith("dev/hexplain/values/")
                || method.methodType().stringValue().contains(name(LogicalValue.class));
    }

    private static String id(ClassModel type, MethodModel method) {
        return type.thisClass().asInternalName() + "." + method.methodName().stringValue()
                + method.methodType().stringValue();
    }

    /** A lambda is called where it is made. */
    private static Called called(MethodModel method) {
        Set<String> methods = new HashSet<>();
        Set<String> displayed = new HashSet<>();
        method.code().stream()
                .flatMap(code -> code.elementStream())
                .forEach(element -> references(element).forEach(reference -> {
                    methods.add(reference);
                    String name = reference.substring(0, reference.indexOf('('));
                    if (DISPLAYED.contains(name)) {
                        displayed.add(name.substring(name.lastIndexOf('/') + 1));
                    }
                }));
        return new Called(methods, displayed);
    }

    private static Stream<String> references(CodeElement element) {
        return switch (element) {
            case InvokeInstruction call -> reference(call.method());
            case InvokeDynamicInstruction made ->
                made.invokedynamic().bootstrap().arguments().stream()
                        .filter(MethodHandleEntry.class::isInstance)
                        .flatMap(handle -> reference(((MethodHandleEntry) handle).reference()));
            default -> Stream.empty();
        };
    }

    /** Of the product's own; nothing else reads these texts. */
    private static Stream<String> reference(MemberRefEntry method) {
        String owner = method.owner().asInternalName();
        return owner.startsWith("dev/hexplain/") && method.type().stringValue().startsWith("(")
                ? Stream.of(owner + "." + method.name().stringValue()
                        + method.type().stringValue())
                : Stream.empty();
    }

    private static String name(Class<?> type) {
        return name(ClassDesc.of(type.getName()));
    }

    private static String name(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.substring(1, descriptor.length() - 1);
    }
}
