package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.uid.ClassUid;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Remedy;
import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import dev.hexplain.classes.verdict.ClassVerdict.When;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What to do so that a stream can be read, with code to copy. */
final class Remedies {
    private static final String CONVERT =
            "convert the stored data: read it with the old class, and write it with the new one";

    private final StreamedClass stream;
    private final LocalClass local;
    private final List<FieldVerdict> fields;

    Remedies(StreamedClass stream, LocalClass local, List<FieldVerdict> fields) {
        this.stream = stream;
        this.local = local;
        this.fields = fields;
    }

    /** For a class that is not here. */
    static List<Remedy> ofMissing(StreamedClass stream) {
        return switch (stream.kind()) {
            case SERIALIZABLE ->
                List.of(new Remedy(
                        "Bring the library that has it (--with), or, where it was renamed, keep a class of the old"
                                + " name that becomes the new one when it is read",
                        ClassSkeleton.of(stream)));
            default -> List.of(new Remedy("Bring the library that has it (--with)", ""));
        };
    }

    /** For what is thrown. */
    List<Remedy> of(Optional<Thrown> thrown) {
        List<Remedy> remedies = new ArrayList<>();
        if (thrown.isEmpty()) {
            return remedies;
        }
        boolean kindsDiffer = (stream.kind() == StreamedClass.Kind.ENUM) != local.isEnum()
                || (stream.isSerializable()
                        && local.isSerializable()
                        && stream.isExternalizable() != local.isExternalizable());
        if (kindsDiffer) {
            return List.of(
                    new Remedy("Keep the old class under its name and give the new one another, or " + CONVERT, ""));
        }
        if (stream.isSerializable() && !local.isSerializable()) {
            return List.of(new Remedy("Let the class implement java.io.Serializable, and declare", uid()));
        }
        ofUid(remedies);
        ofTypes(remedies);
        List<String> gone = Binding.gone(stream, local);
        if (!gone.isEmpty()) {
            remedies.add(new Remedy(
                    "Keep the constants that are gone, as deprecated ones, or " + CONVERT,
                    "@Deprecated " + String.join(", @Deprecated ", gone)));
        }
        if (DataReading.isThrown(thrown.get())) {
            remedies.add(new Remedy(
                    "Read what stands behind the fields only where the stream has it: write a version number first, or "
                            + CONVERT,
                    ""));
        } else if (thrown.get().when() == When.OBJECT) {
            ofConstructor(remedies);
        }
        return remedies;
    }

    private String uid() {
        return "private static final long serialVersionUID = " + stream.uid() + "L;";
    }

    private void ofUid(List<Remedy> remedies) {
        boolean differ = local.uid().value().filter(own -> own != stream.uid()).isPresent();
        if (!differ || local.facts().isRecord()) {
            return;
        }
        boolean declared = local.uid().origin() == ClassUid.Origin.DECLARED;
        remedies.add(new Remedy(
                declared
                        ? "Declare the stream's UID in the class, if no stream with its present UID has to be read; or "
                                + CONVERT
                        : "Declare the stream's UID in the class",
                uid()));
    }

    private void ofTypes(List<Remedy> remedies) {
        List<FieldVerdict> differing = fields.stream()
                .filter(field -> field.kind() == FieldKind.INCOMPATIBLE || field.kind() == FieldKind.TYPE_DIFFERS)
                .toList();
        if (differing.isEmpty()) {
            return;
        }
        String names =
                String.join(", ", differing.stream().map(FieldVerdict::name).toList());
        if (local.facts().isRecord() || local.isExternalizable()) {
            remedies.add(new Remedy("Give back %s the type of the stream, or %s".formatted(names, CONVERT), ""));
            return;
        }
        Set<String> converted = differing.stream().map(FieldVerdict::name).collect(Collectors.toSet());
        boolean fixed = local.facts().fields().stream()
                .anyMatch(own -> own.has(AccessFlag.FINAL) && converted.contains(own.name()));
        remedies.add(new Remedy(
                "Keep the stream's type of %s in the serialized form, and convert when reading and writing%s; or %s"
                        .formatted(names, fixed ? " (final fields cannot be assigned there)" : "", CONVERT),
                PersistentFields.of(stream, local.fields().orElse(List.of()), differing)));
    }

    private void ofConstructor(List<Remedy> remedies) {
        remedies.add(new Remedy(
                local.isExternalizable()
                        ? "Give the class a public constructor without parameters"
                        : local.facts().has(AccessFlag.ABSTRACT)
                                ? "Make the class one that has instances, or " + CONVERT
                                : "Give the nearest superclass that is not serializable a constructor without parameters"
                                        + " that this class can call",
                local.isExternalizable() ? "public " + simpleName(local.name()) + "() {}" : ""));
    }

    static String simpleName(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    /** The serialized form with the stream's types, and what reads and writes it. */
    private static final class PersistentFields {
        private PersistentFields() {}

        static String of(StreamedClass stream, List<FieldFacts> own, List<FieldVerdict> differing) {
            Set<String> converted = differing.stream().map(FieldVerdict::name).collect(Collectors.toSet());
            Map<String, FieldFacts> streamed = stream.fields().stream()
                    .filter(field -> converted.contains(field.name()))
                    .collect(Collectors.toMap(FieldFacts::name, Function.identity(), (first, _) -> first));
            StringBuilder declared = new StringBuilder();
            StringBuilder read = new StringBuilder();
            StringBuilder written = new StringBuilder();
            for (FieldFacts field : own) {
                FieldFacts as = streamed.getOrDefault(field.name(), field);
                String type = JavaTypes.source(as.descriptor());
                declared.append("    new ObjectStreamField(\"%s\", %s.class),%n".formatted(as.name(), type));
                String cast = JavaTypes.isPrimitive(as.descriptor()) ? "" : "(" + type + ") ";
                String got = "%sfields.get(\"%s\", %s)"
                        .formatted(cast, as.name(), JavaTypes.defaultArgument(as.descriptor()));
                boolean convert = !as.descriptor().equals(field.descriptor());
                String to = JavaTypes.source(field.descriptor());
                read.append("    %s = %s;%s%n"
                        .formatted(field.name(), got, convert ? " // to be converted: " + type + " to " + to : ""));
                written.append("    fields.put(\"%s\", %s);%s%n"
                        .formatted(
                                as.name(), field.name(), convert ? " // to be converted: " + to + " to " + type : ""));
            }
            return """
                    private static final ObjectStreamField[] serialPersistentFields = {
                    %s};

                    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                        ObjectInputStream.GetField fields = in.readFields();
                    %s}

                    private void writeObject(ObjectOutputStream out) throws IOException {
                        ObjectOutputStream.PutField fields = out.putFields();
                    %s    out.writeFields();
                    }""".formatted(declared, read, written).replace("\r\n", "\n");
        }
    }
}
