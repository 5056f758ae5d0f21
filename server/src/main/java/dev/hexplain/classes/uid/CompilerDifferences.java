package dev.hexplain.classes.uid;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.uid.UidInput.Member;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What compilers make differently of the same source, where it counts in the default serialVersionUID: synthetic members
 * above all. Each rule changes an input that it applies to; they can be combined.
 */
final class CompilerDifferences {
    private static final int STATIC_SYNTHETIC = AccessFlag.STATIC.mask() | AccessFlag.SYNTHETIC.mask();
    private static final int FINAL_SYNTHETIC = AccessFlag.FINAL.mask() | AccessFlag.SYNTHETIC.mask();

    private static final String SWITCH_MAP = "$SwitchMap$";
    private static final String SWITCH_TABLE = "$SWITCH_TABLE$";
    private static final String ASSERTIONS = "$assertionsDisabled";
    private static final Pattern ACCESSOR = Pattern.compile("access\\$\\d+");
    private static final Pattern OUTER = Pattern.compile("this\\$\\d+");
    private static final Pattern CLASS_LITERAL = Pattern.compile("class\\$.*");
    private static final Pattern LAMBDA = Pattern.compile("lambda\\$.*");
    private static final Pattern WOVEN = Pattern.compile("ajc\\$.*|.*_aroundBody\\d+(\\$advice)?|aspectOf|hasAspect");
    private static final Pattern ANONYMOUS = Pattern.compile(".*\\$\\d+");
    /** The class file version of Java 17, from which on all arithmetic is strict and no flag says so. */
    private static final int JAVA_17 = 61;

    private final ClassFacts facts;

    CompilerDifferences(ClassFacts facts) {
        this.facts = facts;
    }

    /** Those that apply to an input. */
    List<CompilerDifference> of(UidInput input) {
        List<Function<UidInput, Optional<CompilerDifference>>> rules = List.of(
                this::switchTables,
                this::noSwitchTables,
                this::noAccessors,
                this::initialiser,
                this::noInitialiser,
                this::assertions,
                this::noAssertions,
                this::outerInstance,
                this::noOuterInstance,
                each -> accessConstructors(each, "javac", outermost() + "$1"),
                each -> accessConstructors(each, "ecj (Eclipse)", facts.name()),
                this::noBridges,
                this::noClassLiterals,
                this::openLambdas,
                this::notWoven,
                this::strict,
                this::notStrict,
                this::anonymousFinal);
        List<CompilerDifference> found = new ArrayList<>();
        rules.forEach(rule -> rule.apply(input).ifPresent(found::add));
        return found;
    }

    private Optional<CompilerDifference> switchTables(UidInput input) {
        List<Member> added = facts.switchMaps().stream()
                .map(name -> SWITCH_TABLE + name.substring(SWITCH_MAP.length()))
                .map(name -> new Member(name, "()[I", STATIC_SYNTHETIC))
                .toList();
        return added.isEmpty()
                ? Optional.empty()
                : difference(
                        "the switch accessor " + names(added) + " is there: built by ecj (Eclipse) or ajc (AspectJ)",
                        input.withMethods(methods -> Stream.concat(methods, added.stream())));
    }

    private Optional<CompilerDifference> noSwitchTables(UidInput input) {
        return withoutMethods(
                input,
                method -> method.name().startsWith(SWITCH_TABLE),
                "the switch accessor %s is not there: built by javac");
    }

    /** Since Java 11, classes that are nested in one another use private members without accessors (JEP 181). */
    private Optional<CompilerDifference> noAccessors(UidInput input) {
        Predicate<Member> accessor = method ->
                method.isSynthetic() && ACCESSOR.matcher(method.name()).matches();
        List<Member> removed = Stream.concat(
                        input.methods().stream().filter(accessor),
                        input.constructors().stream().filter(Member::isSynthetic))
                .toList();
        return removed.isEmpty()
                ? Optional.empty()
                : difference(
                        "the synthetic accessors %s are not there: built for Java 11 or later"
                                .formatted(names(removed)),
                        input.withMethods(methods -> methods.filter(accessor.negate()))
                                .withConstructors(each -> each.filter(made -> !made.isSynthetic())));
    }

    private Optional<CompilerDifference> initialiser(UidInput input) {
        return input.initialiser()
                ? Optional.empty()
                : difference(
                        "there is a static initialiser <clinit>: a static field has a value that is no constant",
                        input.withInitialiser(true));
    }

    private Optional<CompilerDifference> noInitialiser(UidInput input) {
        return input.initialiser()
                ? difference(
                        "there is no static initialiser <clinit>: all static fields have constants as values",
                        input.withInitialiser(false))
                : Optional.empty();
    }

    private Optional<CompilerDifference> assertions(UidInput input) {
        return has(input.fields(), ASSERTIONS)
                ? Optional.empty()
                : difference(
                        "there is an assert statement: it adds $assertionsDisabled and <clinit>",
                        input.withInitialiser(true)
                                .withFields(fields -> Stream.concat(
                                        fields,
                                        Stream.of(new Member(
                                                ASSERTIONS, "Z", AccessFlag.STATIC.mask() | FINAL_SYNTHETIC)))));
    }

    private Optional<CompilerDifference> noAssertions(UidInput input) {
        return has(input.fields(), ASSERTIONS)
                ? difference(
                        "there is no assert statement: $assertionsDisabled is not there",
                        input.withFields(
                                fields -> fields.filter(field -> !field.name().equals(ASSERTIONS))))
                : Optional.empty();
    }

    /** javac leaves out the reference to the outer instance where nothing uses it, from 18 on. */
    private Optional<CompilerDifference> outerInstance(UidInput input) {
        int inner = facts.name().lastIndexOf('$');
        boolean isInner = inner > 0
                && !facts.has(AccessFlag.STATIC)
                && !facts.isInterface()
                && input.fields().stream().noneMatch(CompilerDifferences::isOuter);
        if (!isInner) {
            return Optional.empty();
        }
        String outer = facts.name().substring(0, inner);
        long depth = outer.chars().filter(each -> each == '$').count();
        Member added = new Member("this$" + depth, "L" + outer.replace('.', '/') + ";", FINAL_SYNTHETIC);
        return difference(
                added.name()
                        + " is there: built by a compiler that keeps the outer instance even where nothing uses it",
                input.withFields(fields -> Stream.concat(fields, Stream.of(added))));
    }

    private Optional<CompilerDifference> noOuterInstance(UidInput input) {
        List<Member> removed =
                input.fields().stream().filter(CompilerDifferences::isOuter).toList();
        return removed.isEmpty()
                ? Optional.empty()
                : difference(
                        names(removed) + " is not there: built by a compiler that leaves out what nothing uses",
                        input.withFields(fields -> fields.filter(field -> !isOuter(field))));
    }

    private static boolean isOuter(Member field) {
        return field.isSynthetic() && OUTER.matcher(field.name()).matches();
    }

    /** For each private constructor another one, with a parameter more, that the classes around call. */
    private Optional<CompilerDifference> accessConstructors(UidInput input, String compiler, String parameter) {
        List<Member> added = input.constructors().stream()
                .filter(made -> made.has(AccessFlag.PRIVATE))
                .map(made -> new Member(
                        made.name(),
                        made.descriptor().replace(")", "L" + parameter.replace('.', '/') + ";)"),
                        AccessFlag.SYNTHETIC.mask()))
                .toList();
        return added.isEmpty()
                ? Optional.empty()
                : difference(
                        "the synthetic constructor %s is there: built by %s for Java 10 or earlier"
                                .formatted(names(added), compiler),
                        input.withConstructors(all -> Stream.concat(all, added.stream())));
    }

    private String outermost() {
        int inner = facts.name().indexOf('$', 1);
        return inner < 0 ? facts.name() : facts.name().substring(0, inner);
    }

    private Optional<CompilerDifference> noBridges(UidInput input) {
        return withoutMethods(
                input,
                method -> (method.flags() & AccessFlag.BRIDGE.mask()) != 0,
                "the bridge methods %s are not there: another compiler, or no generic or covariant type above");
    }

    private Optional<CompilerDifference> noClassLiterals(UidInput input) {
        Predicate<Member> literal = member ->
                member.isSynthetic() && CLASS_LITERAL.matcher(member.name()).matches();
        boolean applies =
                Stream.concat(input.fields().stream(), input.methods().stream()).anyMatch(literal);
        return applies
                ? difference(
                        "class$ and the fields of class literals are not there: built for Java 5 or later",
                        input.withFields(fields -> fields.filter(literal.negate()))
                                .withMethods(methods -> methods.filter(literal.negate())))
                : Optional.empty();
    }

    private Optional<CompilerDifference> openLambdas(UidInput input) {
        int secret = AccessFlag.PRIVATE.mask();
        Predicate<Member> lambda = method -> method.isSynthetic()
                && method.has(AccessFlag.PRIVATE)
                && LAMBDA.matcher(method.name()).matches();
        return input.methods().stream().anyMatch(lambda)
                ? difference(
                        "the methods of lambdas are not private: rewritten by Retrolambda",
                        input.withMethods(methods -> methods.map(
                                method -> lambda.test(method) ? method.withFlags(method.flags() & ~secret) : method)))
                : Optional.empty();
    }

    private Optional<CompilerDifference> notWoven(UidInput input) {
        Predicate<Member> woven = member -> WOVEN.matcher(member.name()).matches();
        boolean applies =
                Stream.concat(input.fields().stream(), input.methods().stream()).anyMatch(woven);
        return applies
                ? difference(
                        "what AspectJ weaves into it (ajc$…) is not there",
                        input.withFields(fields -> fields.filter(woven.negate()))
                                .withMethods(methods -> methods.filter(woven.negate())))
                : Optional.empty();
    }

    private Optional<CompilerDifference> strict(UidInput input) {
        int strict = AccessFlag.STRICT.mask();
        return facts.version() >= JAVA_17
                ? difference(
                        "its methods are strictfp: built for Java 16 or earlier",
                        input.withMethods(methods -> methods.map(CompilerDifferences::strict))
                                .withConstructors(all -> all.map(each -> each.withFlags(each.flags() | strict))))
                : Optional.empty();
    }

    private static Member strict(Member method) {
        return method.has(AccessFlag.ABSTRACT) || method.isSynthetic()
                ? method
                : method.withFlags(method.flags() | AccessFlag.STRICT.mask());
    }

    private Optional<CompilerDifference> notStrict(UidInput input) {
        int strict = AccessFlag.STRICT.mask();
        return Stream.concat(input.methods().stream(), input.constructors().stream())
                        .anyMatch(each -> each.has(AccessFlag.STRICT))
                ? difference(
                        "its methods are not strictfp: built for Java 17 or later",
                        input.withMethods(all -> all.map(each -> each.withFlags(each.flags() & ~strict)))
                                .withConstructors(all -> all.map(each -> each.withFlags(each.flags() & ~strict))))
                : Optional.empty();
    }

    private Optional<CompilerDifference> anonymousFinal(UidInput input) {
        boolean wasFinal = (input.flags() & AccessFlag.FINAL.mask()) != 0;
        return ANONYMOUS.matcher(facts.name()).matches()
                ? difference(
                        wasFinal
                                ? "the anonymous class is not final: built by javac 9 or later"
                                : "the anonymous class is final: built by javac 8 or earlier, or ecj",
                        input.withFlags(input.flags() ^ AccessFlag.FINAL.mask()))
                : Optional.empty();
    }

    private static Optional<CompilerDifference> withoutMethods(
            UidInput input, Predicate<Member> unwanted, String reason) {
        List<Member> removed = input.methods().stream().filter(unwanted).toList();
        return removed.isEmpty()
                ? Optional.empty()
                : difference(
                        reason.formatted(names(removed)),
                        input.withMethods(methods -> methods.filter(unwanted.negate())));
    }

    private static Optional<CompilerDifference> difference(String reason, UidInput input) {
        return Optional.of(new CompilerDifference(reason, input));
    }

    private static boolean has(List<Member> members, String name) {
        return members.stream().anyMatch(member -> member.name().equals(name));
    }

    private static String names(List<Member> members) {
        List<String> shown = members.stream().map(Member::shown).limit(5).toList();
        return String.join(", ", shown) + (members.size() > shown.size() ? ", …" : "");
    }
}
