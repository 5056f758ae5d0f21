package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** Computes values of the protocol's fields, and summarizes remote objects in streams. */
record JrmpPreviews(JrmpMethods methods) {
    private static final int HEX = 16;

    /** The value of a field of the protocol, or of a remote object in a stream; empty for any other field. */
    Optional<Value> of(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case "header" -> described(child(tree, field, "protocol", Value::symbol));
            case "protocolAck" ->
                described(tree.child(field, "endpointIdentifier")
                        .map(endpoint -> endpoint(tree, endpoint))
                        .orElse(""));
            case "endpointIdentifier" -> described(endpoint(tree, field));
            case "text" -> tree.child(field, "value").map(tree::value);
            case "call" -> described(new JrmpCallSummaries(methods).call(tree, field));
            case "returnData" -> described(JrmpCallSummaries.returned(tree, field));
            case "operation", "transmission" ->
                described("connection " + child(tree, field, "identifier", Value::actual));
            case "dgcAck" -> described(child(tree, field, "uniqueIdentifier", Value::description));
            case "objectIdentifier" -> described(objectIdentifier(tree, field));
            case "uniqueIdentifier" -> described(uniqueIdentifier(tree, field));
            case "time" -> Optional.of(Value.time(tree.integer(field), moment(tree.integer(field))));
            case "callOperation" -> Optional.of(read.with(operation(tree, field), ""));
            case "callHash" -> Optional.of(read.with("", hash(tree, field)));
            case "newObject" -> remoteReference(tree, field).or(() -> objectName(tree, field));
            default -> Optional.empty();
        };
    }

    private static Optional<Value> described(String text) {
        return Optional.of(Value.described(text));
    }

    private static String child(FieldTree tree, Field of, String name, Function<Value, String> part) {
        return tree.child(of, name).map(tree::value).map(part).orElse("");
    }

    /** {@code 10.22.64.164:53674}. */
    private static String endpoint(FieldTree tree, Field endpoint) {
        String host = tree.child(endpoint, "host")
                .flatMap(text -> tree.child(text, "value"))
                .map(value -> tree.value(value).actual())
                .map(text -> text.substring(1, text.length() - 1))
                .orElse("");
        return host + ":" + child(tree, endpoint, "port", Value::actual);
    }

    /** The name of a well-known object, or number and identifier of any other. */
    private static String objectIdentifier(FieldTree tree, Field identifier) {
        long number = integer(tree, identifier, "objectNumber");
        Optional<Field> unique = tree.child(identifier, "uniqueIdentifier");
        boolean zeros = unique.filter(uid -> integer(tree, uid, "number") == 0
                        && integer(tree, uid, "time") == 0
                        && integer(tree, uid, "count") == 0)
                .isPresent();
        String known = zeros ? wellKnown(number) : "";
        return known.isEmpty()
                ? Long.toString(number, HEX)
                        + " of "
                        + unique.map(uid -> uniqueIdentifier(tree, uid)).orElse("")
                : known;
    }

    /** java.rmi.server.ObjID: REGISTRY_ID, ACTIVATOR_ID, DGC_ID. */
    private static String wellKnown(long number) {
        return switch ((int) number) {
            case 0 -> number == 0 ? "registry" : "";
            case 1 -> number == 1 ? "activator" : "";
            case 2 -> number == 2 ? "distributed garbage collector" : "";
            default -> "";
        };
    }

    /** As java.rmi.server.UID prints it: {@code 587d752:19d9ac3a8cf:-7ffc}. */
    private static String uniqueIdentifier(FieldTree tree, Field uid) {
        return Long.toString(integer(tree, uid, "number"), HEX)
                + ":" + Long.toString(integer(tree, uid, "time"), HEX)
                + ":" + Long.toString(integer(tree, uid, "count"), HEX);
    }

    private static long integer(FieldTree tree, Field of, String name) {
        return tree.child(of, name).map(tree::integer).orElse(0L);
    }

    private static String moment(long millis) {
        try {
            return millis == 0 ? "" : Instant.ofEpochMilli(millis).toString();
        } catch (DateTimeException outOfRange) {
            return "";
        }
    }

    private String operation(FieldTree tree, Field operation) {
        JrmpCallTarget call = JrmpCallTarget.at(tree.source(), operation.offset() - JrmpTerminals.OBJECT_ID_BYTES);
        return call.operation() == JrmpMethods.BY_HASH
                ? "by hash"
                : call.method(methods).map(JrmpMethod::name).orElse("");
    }

    /** The hash as in JDK logs and sources, and the method it identifies. */
    private String hash(FieldTree tree, Field hash) {
        JrmpCallTarget call =
                JrmpCallTarget.at(tree.source(), hash.offset() - JrmpTerminals.OBJECT_ID_BYTES - Integer.BYTES);
        String whose = call.operation() == JrmpMethods.BY_HASH
                ? call.method(methods).map(JrmpMethod::qualifiedName).orElse("")
                : methods.interfaceOf(call.hash()).orElse("");
        return ("%016X ".formatted(call.hash()) + whose).strip();
    }

    /** The endpoint and the object that a stub refers to. */
    private static Optional<Value> remoteReference(FieldTree tree, Field object) {
        return tree.child(object, "classData[0]")
                .filter(data -> JavaClassKind.nameOf(data).equals(JrmpRemoteReferences.WRITER))
                .flatMap(data -> tree.child(data, "objectAnnotation"))
                .flatMap(annotation -> tree.children(annotation, 0, 1).stream().findFirst())
                .flatMap(block -> tree.child(block, "endpointIdentifier"))
                .map(endpoint -> Value.described("→ " + endpoint(tree, endpoint)));
    }

    /** The name of an MBean, which is its object's whole content. */
    private static Optional<Value> objectName(FieldTree tree, Field object) {
        return Optional.of(object)
                .filter(found -> JavaClassKind.nameOf(found).equals("javax.management.ObjectName"))
                .flatMap(found -> tree.child(found, "classData[0]"))
                .flatMap(data -> tree.child(data, "objectAnnotation"))
                .flatMap(annotation -> tree.children(annotation, 0, 1).stream().findFirst())
                .map(tree::value);
    }
}
