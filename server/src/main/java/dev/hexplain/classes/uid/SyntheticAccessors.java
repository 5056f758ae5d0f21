package dev.hexplain.classes.uid;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.ClassFacts.MethodFacts;
import dev.hexplain.classes.uid.UidInput.Member;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The static methods that compilers made before Java 11 for each private member that a class nested in this one, or
 * around it, uses. Which members these are, and in which order they are met, is not in the class file: all orders of a
 * few are tried.
 */
final class SyntheticAccessors {
    private static final int STATIC_SYNTHETIC = AccessFlag.STATIC.mask() | AccessFlag.SYNTHETIC.mask();
    private static final int MOST_MEMBERS = 4;
    private static final String NAME = "access$";
    /** javac's codes of what is done to a field, behind the number of the field. */
    private static final int READ = 0;

    private static final int ASSIGNED = 2;

    private final ClassFacts facts;

    SyntheticAccessors(ClassFacts facts) {
        this.facts = facts;
    }

    /** A use of a member, for which there is one method. */
    private record Use(String descriptor, int code) {}

    /** What is used of one member. */
    private record Uses(int member, List<Use> all) {}

    /** An input with the accessors of few members, then with those of more. */
    Stream<CompilerDifference> of(UidInput input) {
        List<List<Use>> members = members();
        List<Uses> single = new ArrayList<>();
        List<Uses> together = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            for (Use use : members.get(i)) {
                single.add(new Uses(single.size(), List.of(use)));
                together.add(new Uses(i, List.of(use)));
            }
            if (members.get(i).size() > 1) {
                together.add(new Uses(i, members.get(i)));
            }
        }
        return IntStream.rangeClosed(1, MOST_MEMBERS)
                .boxed()
                .flatMap(count -> Stream.concat(
                        orders(together, count).map(order -> difference(input, ofJavac(order), "javac")),
                        orders(single, count).map(order -> difference(input, ofEcj(order), "ecj (Eclipse)"))));
    }

    private List<List<Use>> members() {
        List<List<Use>> members = new ArrayList<>();
        for (FieldFacts field : facts.fields()) {
            if (field.has(AccessFlag.PRIVATE) && !field.has(AccessFlag.SYNTHETIC)) {
                String self = field.has(AccessFlag.STATIC) ? "" : self();
                String type = field.descriptor();
                Use read = new Use("(" + self + ")" + type, READ);
                Use assigned = new Use("(" + self + type + ")" + type, ASSIGNED);
                members.add(field.has(AccessFlag.FINAL) ? List.of(read) : List.of(read, assigned));
            }
        }
        for (MethodFacts method : facts.methods()) {
            if (method.has(AccessFlag.PRIVATE) && !method.isConstructor() && !method.has(AccessFlag.SYNTHETIC)) {
                String self = method.has(AccessFlag.STATIC) ? "" : self();
                members.add(List.of(new Use("(" + self + method.descriptor().substring(1), READ)));
            }
        }
        return members;
    }

    private String self() {
        return "L" + facts.name().replace('.', '/') + ";";
    }

    /** So many of these, in each order, no member twice. */
    private static Stream<List<Uses>> orders(List<Uses> from, int count) {
        return count == 0
                ? Stream.of(List.of())
                : from.stream()
                        .flatMap(first -> orders(without(from, first), count - 1)
                                .map(others -> Stream.concat(Stream.of(first), others.stream())
                                        .toList()));
    }

    private static List<Uses> without(List<Uses> from, Uses used) {
        return from.stream().filter(each -> each.member() != used.member()).toList();
    }

    /** The number of the member, then two digits of what is done to it. */
    private static List<Member> ofJavac(List<Uses> order) {
        List<Member> made = new ArrayList<>();
        for (int number = 0; number < order.size(); number++) {
            for (Use use : order.get(number).all()) {
                made.add(
                        new Member("%s%d%02d".formatted(NAME, number, use.code()), use.descriptor(), STATIC_SYNTHETIC));
            }
        }
        return made;
    }

    /** The number of the accessor; what assigns returns nothing. */
    private static List<Member> ofEcj(List<Uses> order) {
        List<Member> made = new ArrayList<>();
        for (Uses uses : order) {
            Use use = uses.all().getFirst();
            String descriptor = use.code() == ASSIGNED
                    ? use.descriptor().substring(0, use.descriptor().indexOf(')') + 1) + "V"
                    : use.descriptor();
            made.add(new Member(NAME + made.size(), descriptor, STATIC_SYNTHETIC));
        }
        return made;
    }

    private static CompilerDifference difference(UidInput input, List<Member> added, String compiler) {
        String names = String.join(", ", added.stream().map(Member::shown).toList());
        return new CompilerDifference(
                "the synthetic accessors %s are there, for nested classes: built by %s for Java 10 or earlier"
                        .formatted(names, compiler),
                input.withMethods(methods -> Stream.concat(methods, added.stream())));
    }
}
