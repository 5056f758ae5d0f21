package dev.hexplain.classes.uid;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.MethodFacts;
import java.lang.reflect.AccessFlag;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the default serialVersionUID is computed from, before it is sorted and filtered.
 *
 * @param flags of the class
 * @param initialiser whether there is a static initialiser
 * @param methods without constructors and the initialiser
 */
record UidInput(
        String name,
        int flags,
        List<String> interfaces,
        List<Member> fields,
        boolean initialiser,
        List<Member> constructors,
        List<Member> methods) {

    /** A member by name, descriptor and flags. */
    record Member(String name, String descriptor, int flags) {
        boolean has(AccessFlag flag) {
            return (flags & flag.mask()) != 0;
        }

        boolean isSynthetic() {
            return has(AccessFlag.SYNTHETIC);
        }

        Member withFlags(int changed) {
            return new Member(name, descriptor, changed);
        }

        /** Name and descriptor, as a person reads them. */
        String shown() {
            return name + (descriptor.startsWith("(") ? UidTypes.parameters(descriptor) : "");
        }
    }

    static UidInput of(ClassFacts facts) {
        return new UidInput(
                facts.name(),
                facts.flags(),
                facts.interfaces(),
                facts.fields().stream()
                        .map(each -> new Member(each.name(), each.descriptor(), each.flags()))
                        .toList(),
                facts.methods().stream().anyMatch(each -> each.name().equals(MethodFacts.INITIALISER)),
                members(facts, MethodFacts::isConstructor),
                members(facts, each -> !each.name().startsWith("<")));
    }

    private static List<Member> members(ClassFacts facts, Predicate<MethodFacts> wanted) {
        return facts.methods().stream()
                .filter(wanted)
                .map(each -> new Member(each.name(), each.descriptor(), each.flags()))
                .toList();
    }

    UidInput withFlags(int changed) {
        return new UidInput(name, changed, interfaces, fields, initialiser, constructors, methods);
    }

    UidInput withInitialiser(boolean changed) {
        return new UidInput(name, flags, interfaces, fields, changed, constructors, methods);
    }

    UidInput withoutInterface(String removed) {
        List<String> others =
                interfaces.stream().filter(each -> !each.equals(removed)).toList();
        return new UidInput(name, flags, others, fields, initialiser, constructors, methods);
    }

    UidInput withFields(UnaryOperator<Stream<Member>> change) {
        return new UidInput(
                name, flags, interfaces, change.apply(fields.stream()).toList(), initialiser, constructors, methods);
    }

    UidInput withConstructors(UnaryOperator<Stream<Member>> change) {
        return new UidInput(
                name,
                flags,
                interfaces,
                fields,
                initialiser,
                change.apply(constructors.stream()).toList(),
                methods);
    }

    UidInput withMethods(UnaryOperator<Stream<Member>> change) {
        return new UidInput(
                name,
                flags,
                interfaces,
                fields,
                initialiser,
                constructors,
                change.apply(methods.stream()).toList());
    }
}
