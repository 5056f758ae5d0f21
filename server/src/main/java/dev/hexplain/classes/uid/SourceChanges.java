package dev.hexplain.classes.uid;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.uid.UidInput.Member;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A class as an earlier or later version of its source would have it: with the fields that a stream names, with or
 * without their getters and setters; and without one of its members, or one that is less or more open.
 */
final class SourceChanges {
    /** The modifiers that fields have most often. */
    private static final Map<String, Integer> MODIFIERS = new TreeMap<>(Map.of(
            "private",
            AccessFlag.PRIVATE.mask(),
            "private final",
            AccessFlag.PRIVATE.mask() | AccessFlag.FINAL.mask(),
            "protected",
            AccessFlag.PROTECTED.mask(),
            "protected final",
            AccessFlag.PROTECTED.mask() | AccessFlag.FINAL.mask(),
            "public",
            AccessFlag.PUBLIC.mask(),
            "public final",
            AccessFlag.PUBLIC.mask() | AccessFlag.FINAL.mask(),
            "package-private",
            0,
            "package-private final",
            AccessFlag.FINAL.mask()));

    private static final Map<String, Integer> ACCESS = new TreeMap<>(Map.of(
            "private", AccessFlag.PRIVATE.mask(),
            "protected", AccessFlag.PROTECTED.mask(),
            "public", AccessFlag.PUBLIC.mask(),
            "package-private", 0));

    private static final int ANY_ACCESS =
            AccessFlag.PRIVATE.mask() | AccessFlag.PROTECTED.mask() | AccessFlag.PUBLIC.mask();

    private SourceChanges() {}

    /** Getters and setters. */
    private enum Accessors {
        NEITHER,
        GETTERS,
        SETTERS,
        BOTH;

        boolean haveGetters() {
            return this == GETTERS || this == BOTH;
        }

        boolean haveSetters() {
            return this == SETTERS || this == BOTH;
        }

        String shown() {
            return switch (this) {
                case NEITHER -> "";
                case GETTERS -> " and public getters";
                case SETTERS -> " and public setters";
                case BOTH -> " and public getters and setters";
            };
        }
    }

    /** The class with the serializable fields that a stream names; empty where they are those it has. */
    static Stream<CompilerDifference> ofFields(UidInput input, List<FieldFacts> streamed) {
        Map<String, Member> own = input.fields().stream()
                .filter(SourceChanges::isSerial)
                .collect(Collectors.toMap(Member::name, Function.identity(), (first, _) -> first));
        List<FieldFacts> added = streamed.stream()
                .filter(field -> !own.containsKey(field.name())
                        || !own.get(field.name()).descriptor().equals(field.descriptor()))
                .toList();
        Set<String> names = streamed.stream().map(FieldFacts::name).collect(Collectors.toSet());
        List<Member> removed = own.values().stream()
                .filter(field -> !names.contains(field.name()))
                .toList();
        if (added.isEmpty() && removed.isEmpty()) {
            return Stream.empty();
        }
        Map<String, Integer> modifiers = added.isEmpty() ? Map.of("", 0) : MODIFIERS;
        return modifiers.entrySet().stream()
                .flatMap(modifier -> Stream.of(Accessors.values())
                        .flatMap(of -> Stream.of(Accessors.values())
                                .map(without -> withFields(input, added, removed, modifier, of, without))));
    }

    private static boolean isSerial(Member field) {
        return !field.has(AccessFlag.STATIC) && !field.has(AccessFlag.TRANSIENT);
    }

    private static CompilerDifference withFields(
            UidInput input,
            List<FieldFacts> added,
            List<Member> removed,
            Map.Entry<String, Integer> modifier,
            Accessors of,
            Accessors without) {
        Set<String> gone = Stream.concat(
                        removed.stream().map(Member::name), added.stream().map(FieldFacts::name))
                .collect(Collectors.toSet());
        Set<String> goneMethods = removed.stream()
                .flatMap(field -> accessors(field.name(), field.descriptor(), without))
                .map(Member::name)
                .collect(Collectors.toSet());
        UidInput changed = input.withFields(fields -> Stream.concat(
                        fields.filter(field -> !gone.contains(field.name())),
                        added.stream().map(field -> new Member(field.name(), field.descriptor(), modifier.getValue()))))
                .withMethods(methods -> Stream.concat(
                        methods.filter(method -> !goneMethods.contains(method.name())),
                        added.stream().flatMap(field -> accessors(field.name(), field.descriptor(), of))));
        List<String> said = new ArrayList<>();
        if (!added.isEmpty()) {
            said.add("it has the %s field%s %s of the stream%s"
                    .formatted(
                            modifier.getKey(),
                            added.size() == 1 ? "" : "s",
                            added.stream().map(FieldFacts::name).collect(Collectors.joining(", ")),
                            of.shown()));
        }
        if (!removed.isEmpty()) {
            said.add("it does not have %s%s"
                    .formatted(removed.stream().map(Member::name).collect(Collectors.joining(", ")), without.shown()));
        }
        return new CompilerDifference(String.join(", and ", said), changed);
    }

    private static Stream<Member> accessors(String field, String descriptor, Accessors which) {
        if (field.isEmpty()) {
            return Stream.empty();
        }
        String property = field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
        Stream<Member> getter = which.haveGetters()
                ? Stream.of(new Member(
                        (descriptor.equals("Z") ? "is" : "get") + property,
                        "()" + descriptor,
                        AccessFlag.PUBLIC.mask()))
                : Stream.empty();
        Stream<Member> setter = which.haveSetters()
                ? Stream.of(new Member("set" + property, "(" + descriptor + ")V", AccessFlag.PUBLIC.mask()))
                : Stream.empty();
        return Stream.concat(getter, setter);
    }

    /** The class with one change that its fields in streams do not show. */
    static Stream<CompilerDifference> ofOne(UidInput input) {
        return Stream.of(
                        ofClass(input),
                        interfaces(input),
                        input.methods().stream().flatMap(method -> ofMethod(input, method)),
                        input.constructors().stream().flatMap(each -> ofConstructor(input, each)),
                        input.fields().stream().flatMap(field -> ofField(input, field)))
                .flatMap(changes -> changes);
    }

    private static Stream<CompilerDifference> ofClass(UidInput input) {
        return Stream.of(AccessFlag.PUBLIC, AccessFlag.FINAL, AccessFlag.ABSTRACT)
                .map(flag -> {
                    boolean had = (input.flags() & flag.mask()) != 0;
                    String name = flag.name().toLowerCase(Locale.ROOT);
                    return new CompilerDifference(
                            "the class is " + (had ? "not " : "") + name, input.withFlags(input.flags() ^ flag.mask()));
                });
    }

    private static Stream<CompilerDifference> interfaces(UidInput input) {
        return input.interfaces().stream()
                .map(name -> new CompilerDifference("it does not implement " + name, input.withoutInterface(name)));
    }

    private static Stream<CompilerDifference> ofMethod(UidInput input, Member method) {
        return ofMember(method, "method", changed -> input.withMethods(replace(method, changed)));
    }

    private static Stream<CompilerDifference> ofConstructor(UidInput input, Member constructor) {
        String shown = "constructor " + UidTypes.parameters(constructor.descriptor());
        return ofMember(
                new Member(shown, "", constructor.flags()),
                "",
                changed -> input.withConstructors(
                        replace(constructor, changed.map(each -> constructor.withFlags(each.flags())))));
    }

    private static Stream<CompilerDifference> ofField(UidInput input, Member field) {
        Stream<CompilerDifference> changes =
                ofMember(field, "field", changed -> input.withFields(replace(field, changed)));
        int last = AccessFlag.FINAL.mask();
        CompilerDifference toggled = new CompilerDifference(
                "the field %s is %sfinal".formatted(field.name(), field.has(AccessFlag.FINAL) ? "not " : ""),
                input.withFields(replace(field, Optional.of(field.withFlags(field.flags() ^ last)))));
        return Stream.concat(changes, Stream.of(toggled));
    }

    private static Stream<CompilerDifference> ofMember(
            Member member, String kind, Function<Optional<Member>, UidInput> change) {
        String name = (kind + " " + member.shown()).strip();
        CompilerDifference gone =
                new CompilerDifference("the " + name + " is not there", change.apply(Optional.empty()));
        Stream<CompilerDifference> access = ACCESS.entrySet().stream()
                .filter(each -> each.getValue() != (member.flags() & ANY_ACCESS))
                .map(each -> new CompilerDifference(
                        "the " + name + " is " + each.getKey(),
                        change.apply(Optional.of(member.withFlags((member.flags() & ~ANY_ACCESS) | each.getValue())))));
        return Stream.concat(Stream.of(gone), access);
    }

    private static UnaryOperator<Stream<Member>> replace(Member member, Optional<Member> by) {
        return members -> members.flatMap(each -> each.equals(member) ? by.stream() : Stream.of(each));
    }
}
