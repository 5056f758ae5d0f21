package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import dev.hexplain.classes.uid.ClassUid;
import dev.hexplain.decode.classes.TypeParameter;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.inspect.classes.GenericTypes.Head;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes classes as a class list: nested ones in the bodies of those around them. */
final class ClassListWriter {
    private static final String EXTERNALIZABLE = "java.io.Externalizable";

    private final Map<String, ClassFacts> classes;
    private final Map<String, MissingClass> standIns = new TreeMap<>();
    private final Supertypes types;
    private final ClassListNames names;
    private final Map<String, List<String>> inBodies = new HashMap<>();
    private final List<String> leftOut = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    /** @param local where the types above a class are looked up */
    ClassListWriter(ReachedClasses reached, LocalClasses local) {
        classes = reached.classes();
        types = new Supertypes(local);
        reached.missing().forEach((name, missing) -> {
            if (JavaNames.isClass(name)) {
                standIns.put(name, missing);
            }
        });
        List<String> all = new ArrayList<>(classes.keySet());
        all.addAll(standIns.keySet());
        names = new ClassListNames(all);
        for (String name : all) {
            names.outer(name)
                    .ifPresent(outer -> inBodies.computeIfAbsent(outer, _ -> new ArrayList<>())
                            .add(name));
        }
        classes.values().forEach(facts -> GenericTypes.head(facts).variables().forEach(names::take));
    }

    /** Members that source code cannot have, a line each. */
    List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    /** The whole list. A package has to be named once there was one: classes without come first. */
    String write() {
        Map<String, List<String>> byPackage = new LinkedHashMap<>(Map.of("", new ArrayList<>()));
        for (String name : classes.keySet()) {
            if (names.outer(name).isEmpty()) {
                byPackage
                        .computeIfAbsent(packageOf(name), _ -> new ArrayList<>())
                        .add(name);
            }
        }
        for (String name : standIns.keySet()) {
            if (names.outer(name).isEmpty()) {
                byPackage
                        .computeIfAbsent(packageOf(name), _ -> new ArrayList<>())
                        .add(name);
            }
        }
        byPackage.forEach((of, declared) -> {
            text.append(of.isEmpty() ? "" : "package %s;\n\n".formatted(of));
            declared.forEach(name -> declaration(name, ""));
        });
        return text.toString().stripTrailing() + "\n";
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private void declaration(String name, String indent) {
        MissingClass missing = standIns.get(name);
        String head = missing == null
                ? head(name)
                : (missing.isSuperclass() ? "abstract class " : "interface ") + names.own(name);
        List<String> body = new ArrayList<>();
        if (missing == null) {
            body.addAll(body(Optional.ofNullable(classes.get(name)).orElseThrow()));
        } else {
            body.add("// " + line("stands in: " + missing.reason()));
        }
        List<String> inner = inBodies.getOrDefault(name, List.of());
        if (body.isEmpty() && inner.isEmpty()) {
            text.append(indent).append(head).append(" {}\n");
        } else {
            text.append(indent).append(head).append(" {\n");
            body.forEach(each -> text.append(indent).append("    ").append(each).append('\n'));
            for (String each : inner) {
                text.append(body.isEmpty() && each.equals(inner.getFirst()) ? "" : "\n");
                declaration(each, indent + "    ");
            }
            text.append(indent).append("}\n");
        }
        text.append(indent.isEmpty() ? "\n" : "");
    }

    private static String line(String said) {
        return said.replaceAll("\\p{Cntrl}", " ");
    }

    private String head(String name) {
        ClassFacts facts = Optional.ofNullable(classes.get(name)).orElseThrow();
        boolean isEnum = ReachedClasses.isEnum(facts);
        Head head = isEnum ? new Head(List.of(), Optional.empty(), List.of()) : GenericTypes.head(facts);
        StringBuilder written = new StringBuilder(isEnum ? "enum " : kind(facts));
        written.append(names.own(name)).append(parameters(head.parameters()));
        if (facts.isRecord()) {
            written.append(components(facts, head));
        }
        head.superclass()
                .filter(above -> !facts.isRecord())
                .map(above -> names.written(above, head.parameters()))
                .filter(above -> !above.equals("Object"))
                .ifPresent(above -> written.append(" extends ").append(above));
        List<String> interfaces = head.interfaces().stream()
                .filter(each -> names.has(each.name()) || each.name().equals(EXTERNALIZABLE))
                .map(each -> names.written(each, head.parameters()))
                .toList();
        if (!interfaces.isEmpty()) {
            written.append(facts.isInterface() ? " extends " : " implements ").append(String.join(", ", interfaces));
        }
        return written.toString();
    }

    private static String kind(ClassFacts facts) {
        if (facts.isRecord()) {
            return "record ";
        }
        String sealed = facts.permitted().isEmpty() ? "" : "sealed ";
        if (facts.isInterface()) {
            return sealed + "interface ";
        }
        return (facts.has(AccessFlag.STATIC) ? "static " : "")
                + sealed
                + (facts.has(AccessFlag.ABSTRACT) ? "abstract " : "")
                + (facts.has(AccessFlag.FINAL) ? "final " : "")
                + "class ";
    }

    private String parameters(List<TypeParameter> parameters) {
        return parameters.isEmpty()
                ? ""
                : parameters.stream()
                        .map(each -> each.name()
                                + (each.bound().equals(TypeRef.OBJECT)
                                        ? ""
                                        : " extends " + names.written(each.bound(), parameters)))
                        .collect(Collectors.joining(", ", "<", ">"));
    }

    private String components(ClassFacts facts, Head head) {
        return String.join(", ", fields(facts, head)).transform(all -> "(" + all + ")");
    }

    private List<String> body(ClassFacts facts) {
        if (ReachedClasses.isEnum(facts)) {
            return List.of(facts.enumConstants().stream()
                    .filter(each -> isWritable(each, facts))
                    .distinct()
                    .collect(Collectors.joining(", ")));
        }
        List<String> body = new ArrayList<>();
        if (!facts.isRecord() && !facts.isInterface()) {
            Head head = GenericTypes.head(facts);
            uid(facts).ifPresent(body::add);
            ListedMembers.leftOut(facts).ifPresent(leftOut::add);
            body.addAll(ListedMembers.written(facts, type -> names.written(type, List.of())));
            fields(facts, head).forEach(each -> body.add(each + ";"));
            written(ListedMembers.transients(facts), facts, head).forEach(each -> body.add("transient " + each + ";"));
        }
        return body;
    }

    private Optional<String> uid(ClassFacts facts) {
        ClassUid uid = ClassUid.of(facts, types);
        return switch (uid.origin()) {
            case DECLARED -> uid.value().map("private static final long serialVersionUID = %dL;"::formatted);
            case COMPUTED ->
                uid.value().map("private static final long serialVersionUID = %dL; // computed"::formatted);
            case RECORD, ENUM, NOT_SERIALIZABLE, NOT_KNOWN -> Optional.empty();
        };
    }

    private List<String> fields(ClassFacts facts, Head head) {
        return written(ReachedClasses.fields(facts), facts, head);
    }

    private List<String> written(List<FieldFacts> fields, ClassFacts facts, Head head) {
        List<String> written = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (FieldFacts field : fields) {
            Optional<TypeRef> type = GenericTypes.of(field, head.variables());
            if (type.isPresent() && isWritable(field.name(), facts) && known.add(field.name())) {
                written.add(names.written(type.get(), head.parameters()) + " " + field.name());
            }
        }
        return written;
    }

    private boolean isWritable(String member, ClassFacts of) {
        boolean isWritable = JavaNames.isMember(member);
        if (!isWritable) {
            leftOut.add("%s of %s: source code cannot have this name".formatted(line(member), of.name()));
        }
        return isWritable;
    }
}
