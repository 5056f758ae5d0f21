package dev.hexplain.inspect.encodings;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.objects.DeclaredObject;
import dev.hexplain.codecs.objects.DeclaredObject.BadDeclarationsException;
import dev.hexplain.codecs.objects.ObjectSubject;
import dev.hexplain.codecs.objects.ValueMistake;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** Makes objects of declared classes. */
public final class DeclaredObjects {
    /** The path of what is wrong with the text of values, rather than with one of them. */
    private static final String VALUES = "json";

    /** Of a text that is no JSON; one mistake has many followers. */
    private static final int MOST_ISSUES = 10;

    private DeclaredObjects() {}

    /**
     * An object with generated values.
     *
     * @throws Refusal with all that is wrong with the declarations, and for a size that is none, or makes too large an object
     */
    public static ImportedObject generated(Declarations order) {
        ClassList declared = parse(order);
        if (order.size().isEmpty()) {
            return brought(() -> DeclaredObject.generated(declared, order.type(), order.seed()));
        }
        int size = order.size().getAsInt();
        if (size < 1 || size > Declarations.MOST_ELEMENTS) {
            throw Refusal.badRequest("Lists of generated values have 1 to %,d elements, and not %d."
                    .formatted(Declarations.MOST_ELEMENTS, size));
        }
        return brought(() -> {
            DeclaredObject made = DeclaredObject.generated(declared, order.type(), order.seed(), size);
            if (!made.mistakes().isEmpty()) {
                throw Refusal.unusable(
                        "With %,d elements in each list, the object cannot be made: %s."
                                .formatted(size, made.mistakes().getFirst().reason()),
                        List.of());
            }
            return made;
        });
    }

    /**
     * An object with the values of a dump.
     *
     * @param at the path of the value; empty for all of the dump
     * @throws Refusal with all that is wrong with the declarations, or in the values
     */
    public static ImportedObject of(Declarations order, FieldTree tree, Optional<String> at) {
        ImportedObject.requireSmall(tree);
        TreeValues values = new TreeValues(tree);
        ClassList declared = parse(order);
        return brought(() -> DeclaredObject.of(
                declared,
                order.type(),
                values,
                at.map(path -> ImportedObject.find(values, path)).orElseGet(values::root)));
    }

    /**
     * An object with values in JSON.
     *
     * @throws Refusal as for {@link #of}, and where it is no JSON
     */
    static ImportedObject ofJson(Declarations order, String json) {
        Source source = Source.ofBytes("values", json.getBytes(UTF_8));
        try (FieldTree tree = new Json().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            List<Issue> issues = tree.facts().issues();
            if (!issues.isEmpty()) {
                throw Refusal.unusable(
                        "The values are no JSON.",
                        issues.stream()
                                .limit(MOST_ISSUES)
                                .map(each -> placed(json, each))
                                .toList());
            }
            return of(order, tree, Optional.empty());
        }
    }

    /** An issue by line and column, which people see where they have typed a text. */
    private static DiagnosticView placed(String json, Issue issue) {
        byte[] bytes = json.getBytes(UTF_8);
        String before = new String(bytes, 0, (int) Math.min(issue.offset(), bytes.length), UTF_8);
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        int column = before.length() - before.lastIndexOf('\n');
        String wanted = issue.expected().isEmpty() ? "" : "; expected " + issue.expected();
        String found = issue.actual().isEmpty() ? "" : ", found " + issue.actual();
        return new DiagnosticView("error", line, column, null, VALUES, issue.message() + wanted + found);
    }

    private interface Making {
        DeclaredObject make() throws BadDeclarationsException;
    }

    private static ClassList parse(Declarations order) {
        try {
            return order.language().equals(Declarations.JAVA)
                    ? ClassList.parse(order.source())
                    : ClassList.parse(SchemaFormats.declarations(order.language(), order.type(), order.source())
                            .orElseThrow(() -> noLanguage(order.language())));
        } catch (SchemaDiagnostic mistake) {
            throw refused(List.of(inFile(order, mistake)));
        }
    }

    /** The same, with the file and its line where several are in one text. */
    private static SchemaDiagnostic inFile(Declarations order, SchemaDiagnostic mistake) {
        List<SchemaFile> files = order.language().equals(Declarations.JAVA) || mistake.line() == 0
                ? List.of()
                : SchemaFiles.split("", order.source());
        return files.size() < 2
                ? mistake
                : SchemaFiles.at(files, mistake.line())
                        .map(file -> new SchemaDiagnostic(
                                mistake.line(),
                                mistake.column(),
                                "%s (%s:%d)"
                                        .formatted(
                                                mistake.getMessage(),
                                                file.name(),
                                                mistake.from(file.firstLine()).line())))
                        .orElse(mistake);
    }

    private static Refusal noLanguage(String language) {
        return Refusal.badRequest(
                "Types are declared in `java`, or by a schema: `avsc`, `proto`, `thrift`, `fbs` or `sbe`, and not in `%s`."
                        .formatted(Quoted.cut(language, 100)));
    }

    private static ImportedObject brought(Making making) {
        try {
            DeclaredObject made = making.make();
            Object object = made.object().orElseThrow(() -> misfit(made.mistakes()));
            return new ImportedObject(
                    ObjectSubject.of(object, made.classes()), object, made.classes(), made.losses(), Optional.empty());
        } catch (BadDeclarationsException bad) {
            throw refused(bad.mistakes());
        }
    }

    private static Refusal refused(List<SchemaDiagnostic> mistakes) {
        return Refusal.unusable(
                "The declarations make no classes.",
                mistakes.stream()
                        .map(each -> new DiagnosticView(
                                "error", each.line(), each.column(), null, "", String.valueOf(each.getMessage())))
                        .toList());
    }

    private static Refusal misfit(List<ValueMistake> mistakes) {
        if (mistakes.isEmpty()) {
            return Refusal.unusable("The value is null: there is no object.", List.of());
        }
        return Refusal.unusable(
                "The values do not fit the declarations.",
                mistakes.stream()
                        .map(each -> new DiagnosticView("error", 0, 0, null, each.path(), each.reason()))
                        .toList());
    }
}
