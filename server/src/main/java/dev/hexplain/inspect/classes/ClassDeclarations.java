package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassLookup;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.ClassDeclarationsView;
import dev.hexplain.inspect.view.ClassDeclarationsView.MissingView;
import dev.hexplain.text.NameSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What class files declare, as a class list: the fields of a type and of all that it refers to. They are read, and never
 * loaded. What is static or transient is left out, as everywhere in class lists.
 *
 * @param types binary names that objects may be of, sorted; only the wanted one where one was wanted
 * @param list the declarations; empty where there are several types or none, and none was wanted
 * @param problems what could not be read, or is left out; a line each
 */
public record ClassDeclarations(List<String> types, Optional<Declared> list, List<String> problems) {
    private static final int MOST_PROBLEMS = 100;
    private static final int MOST_SHOWN = 30;
    private static final int MOST_TYPES = 2000;
    private static final String NONE = "There is no class with fields in what was given.";

    public ClassDeclarations {
        types = List.copyOf(types);
        problems = first(problems);
    }

    private static List<String> first(List<String> problems) {
        if (problems.size() <= MOST_PROBLEMS) {
            return List.copyOf(problems);
        }
        List<String> some = new ArrayList<>(problems.subList(0, MOST_PROBLEMS));
        some.add("%,d more of what could not be read, or is left out.".formatted(problems.size() - MOST_PROBLEMS));
        return some;
    }

    /**
     * A class list.
     *
     * @param type binary name of the type that was wanted, or of the only one
     * @param missing classes that it refers to, and that are not there
     */
    public record Declared(String type, String text, List<MissingClass> missing) {
        public Declared {
            missing = List.copyOf(missing);
        }
    }

    /**
     * The declarations of a type, with all that it refers to.
     *
     * @param wanted its full or simple name; empty for the only one that there is
     * @throws Refusal where none has that name, or several have
     */
    public static ClassDeclarations of(GivenClasses given, String wanted) {
        return new Reading(given).of(wanted);
    }

    /**
     * The declarations, where one type is wanted.
     *
     * @throws Refusal where there are several types, or none
     */
    public Declared onlyOne() {
        return list.orElseThrow(() -> Refusal.badRequest(
                types.isEmpty()
                        ? String.join(
                                " ",
                                Stream.concat(Stream.of(NONE), problems.stream())
                                        .toList())
                        : "%,d classes are there, and --type says which is meant: %s."
                                .formatted(types.size(), shown(types))));
    }

    /** As it is shown. */
    public ClassDeclarationsView view() {
        return new ClassDeclarationsView(
                types.subList(0, Math.min(MOST_TYPES, types.size())),
                types.size(),
                list.map(Declared::type).orElse(null),
                list.map(Declared::text).orElse(null),
                list.map(Declared::missing).orElse(List.of()).stream()
                        .map(each -> new MissingView(each.name(), each.needed()))
                        .toList(),
                problems);
    }

    /** Reads class files once, where it has to read all. */
    private static final class Reading {
        private final GivenClasses given;
        private @Nullable ClassScan scan;

        Reading(GivenClasses given) {
            this.given = given;
        }

        private ClassScan scan() {
            ClassScan known = scan;
            if (known == null) {
                known = ClassScan.of(given, _ -> true);
                scan = known;
            }
            return known;
        }

        ClassDeclarations of(String wanted) {
            Optional<ClassFacts> named = wanted.isEmpty() ? Optional.empty() : find(wanted);
            if (named.isPresent()) {
                return declared(named.get());
            }
            List<String> types = scan().candidates();
            if (!wanted.isEmpty()) {
                throw none(wanted, types);
            }
            return only(types)
                    .flatMap(given.withoutJdk()::facts)
                    .map(this::declared)
                    .orElseGet(() -> new ClassDeclarations(types, Optional.empty(), problems(List.of())));
        }

        private Optional<ClassFacts> find(String wanted) {
            if (given.withoutJdk().find(wanted) instanceof ClassLookup.Found(ClassFacts facts, String _)) {
                return Optional.of(facts);
            }
            String file = wanted + ".class";
            List<ClassFacts> found = given.classes(name -> name.equals(file) || name.endsWith("$" + file))
                    .filter(ClassLookup.Found.class::isInstance)
                    .map(lookup -> ((ClassLookup.Found) lookup).facts())
                    .toList();
            List<String> names =
                    found.stream().map(ClassFacts::name).distinct().sorted().toList();
            if (names.size() > 1) {
                throw Refusal.badRequest("Several classes have the name `%s`: %s. Say which by its full name."
                        .formatted(wanted, shown(names)));
            }
            return found.stream().findFirst();
        }

        /** The only one, or that which all others are nested in. */
        private static Optional<String> only(List<String> types) {
            if (types.isEmpty()) {
                return Optional.empty();
            }
            String first = types.getFirst();
            return types.stream().skip(1).allMatch(each -> each.startsWith(first + "$"))
                    ? Optional.of(first)
                    : Optional.empty();
        }

        private Refusal none(String wanted, List<String> types) {
            List<String> problems = problems(List.of());
            String why = problems.isEmpty() ? "" : " " + String.join(" ", problems);
            if (types.isEmpty()) {
                return Refusal.notFound(NONE + why);
            }
            List<String> simple = types.stream()
                    .map(name -> name.substring(name.lastIndexOf('.') + 1))
                    .toList();
            return Refusal.notFound("There is no class `%s` in what was given%s. There are: %s.%s"
                    .formatted(wanted, NameSuggestion.hint(wanted, simple), shown(types), why));
        }

        private ClassDeclarations declared(ClassFacts root) {
            ReachedClasses reached = new ReachedClasses(given, this::scan);
            reached.follow(root);
            ClassListWriter writer = new ClassListWriter(reached, given.local());
            String text = writer.write();
            try {
                ClassList.parse(text).root(root.name());
            } catch (SchemaDiagnostic unwritable) {
                throw Refusal.badRequest("The class files of `%s` make no declarations: %s"
                        .formatted(root.name(), unwritable.located()));
            }
            return new ClassDeclarations(
                    List.of(root.name()),
                    Optional.of(new Declared(
                            root.name(), text, List.copyOf(reached.missing().values()))),
                    problems(Stream.concat(reached.rest().stream(), writer.leftOut().stream())
                            .toList()));
        }

        private List<String> problems(List<String> leftOut) {
            List<String> all = new ArrayList<>();
            if (scan != null) {
                scan.bound().ifPresent(all::add);
            }
            all.addAll(given.problems());
            all.addAll(leftOut);
            return all;
        }
    }

    /** Some names, and how many more there are. */
    private static String shown(List<String> names) {
        String some = String.join(", ", names.subList(0, Math.min(MOST_SHOWN, names.size())));
        return names.size() <= MOST_SHOWN ? some : "%s and %,d more".formatted(some, names.size() - MOST_SHOWN);
    }
}
