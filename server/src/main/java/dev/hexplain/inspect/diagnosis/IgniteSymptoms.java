package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Apache Ignite. */
final class IgniteSymptoms {
    private IgniteSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                igniteTypeId(),
                igniteSchema(),
                igniteFieldType(),
                igniteFlag(),
                igniteChecksum(),
                igniteClass(),
                igniteEnum());
    }

    private static Symptom igniteTypeId() {
        return Symptom.of("ignite-type-id", "Ignite", "A number stands for a class that this node does not know")
                .example("org.apache.ignite.binary.BinaryInvalidTypeException: Unknown pair"
                        + " [platformId=0, typeId=1438024710]")
                .says("Unknown (?:pair \\[platformId=\\d{1,3}, typeId=|type ID: )(-?\\d{1,12})|"
                        + "Failed (?:to )?resolve class for ID: (-?\\d{1,12})")
                .why("A binary object has the hash of its class's name instead of the name."
                        + " Names are kept in the marshaller directory of the work directory; it"
                        + " was emptied or is another one, or the object comes from another"
                        + " cluster. With the number of a class that exists, its jar is missing"
                        + " here.")
                .look(new Clue.Start())
                .remedies(
                        "Keep the work directory (setWorkDirectory) with the data; do not leave"
                                + " it below a temporary directory.",
                        "Put the class on the class path, or read with withKeepBinary().");
    }

    private static Symptom igniteSchema() {
        return Symptom.of("ignite-schema", "Ignite", "The names of an object's fields are not known")
                .example("org.apache.ignite.binary.BinaryObjectException: Cannot find schema for"
                        + " object with compact footer [typeName=com.example.Order,"
                        + " typeId=1438024710, missingSchemaId=-934567, existingSchemaIds=[12]]")
                .says("Cannot find (?:schema|metadata) for object with compact footer")
                .why("With compact footers, an object has only the number of its schema, not"
                        + " those of its fields; schemas are kept as metadata in the work directory"
                        + " (binary_meta) of the nodes. It was emptied after a restart, or the"
                        + " object was copied from another cluster.")
                .look(new Clue.Start())
                .remedies(
                        "Restore binary_meta from another node or a backup; keep the work" + " directory.",
                        "Thin clients and nodes have to agree on setCompactFooter.");
    }

    private static Symptom igniteFieldType() {
        return Symptom.of("ignite-field-type", "Ignite", "A field has another type than when it was first written")
                .example("org.apache.ignite.binary.BinaryObjectException: Wrong value has been"
                        + " set [typeName=com.example.Order, fieldName=total, fieldType=int,"
                        + " assignedValueType=long]")
                .says("Binary type has different field types \\[|Wrong value has been set \\[|"
                        + "has a wrong type\\. Expected '|Binary type has different affinity key|"
                        + "Unexpected field type \\[pos=(-?\\d{1,12})")
                .why("Ignite keeps one type for each field of a class in the cluster, for"
                        + " ever. A class with another type for the same name cannot be written"
                        + " beside it.")
                .look(new Clue.Trouble())
                .remedies("Give the field another name, or follow the procedure of the message:"
                        + " delete the records, control.sh --meta remove.");
    }

    private static Symptom igniteFlag() {
        return Symptom.of("ignite-flag", "Ignite", "A byte is no flag of Ignite's format")
                .example("org.apache.ignite.binary.BinaryObjectException: Invalid flag value: -84")
                .says("Invalid flag value: (-?\\d{1,4})|"
                        + "Unexpected flag value \\[pos=\\d{1,10}, expected=\\d{1,3}, actual=(-?\\d{1,4})|"
                        + "Unsupported protocol version: (-?\\d{1,4})|"
                        + "Position is out of bounds: (-?\\d{1,12})")
                .showsByte()
                .why("Each value begins with a byte that is its type: 1 to 12 primitives and"
                        + " texts and so on, 103 (67) an object, 101 (65) null. This one is none:"
                        + " Java serialization (-84 is AC), another marshaller, or the reader lost"
                        + " its place.")
                .look(new Clue.Trouble())
                .remedies(
                        "The same marshaller (BinaryMarshaller) and the same rawReader order on" + " both sides.",
                        "A Binarylizable has to read what it wrote, named fields first, then raw" + " ones.");
    }

    private static Symptom igniteChecksum() {
        return Symptom.of("ignite-checksum", "Ignite", "The class differs between two nodes")
                .example("java.lang.ClassNotFoundException: Optimized stream class checksum"
                        + " mismatch (is same version of marshalled class present on all nodes?)"
                        + " [expected=8412, actual=-1157, cls=class com.example.Order]")
                .says("Optimized stream class checksum mismatch[^\\n]{0,100}?\\[expected=(-?\\d"
                        + "{1,12}), actual=(-?\\d{1,12})")
                .why("OptimizedMarshaller writes a checksum over the class's fields. Another"
                        + " version of the class is here, or on Java of another version for a class"
                        + " of the JDK.")
                .look(new Clue.Trouble())
                .remedies("The same version of the class, and of Java, on all nodes.");
    }

    private static Symptom igniteClass() {
        return Symptom.of("ignite-class", "Ignite", "The class of a value is not on this node")
                .example("class org.apache.ignite.IgniteCheckedException: Failed to find class"
                        + " with given class loader for unmarshalling (make sure same versions of"
                        + " all classes are available on all nodes or enable peer-class-loading)"
                        + " [clsLdr=jdk.internal.loader.ClassLoaders$AppClassLoader@5ffd2b27,"
                        + " cls=com.example.Order]")
                .says("BinaryInvalidTypeException: ([\\w.$]{1,300}+)(?! )|"
                        + "Failed to find class with given class loader for unmarshalling[^\\n]{0,3"
                        + "00}?(?:cls=[\\w.$]{1,300}|\\n|$)|"
                        + "Failed to (?:de)?serialize object (?:with given class loader|"
                        + "\\[type(?:Name|Id)=)")
                .why("A value is made into an object where its class is needed: in a"
                        + " computation, a listener or a get() without withKeepBinary(). The class"
                        + " is not there, or the cause below says what its reading failed on.")
                .look(new Clue.Trouble())
                .remedies(
                        "Deploy the jar to all nodes; peer class loading covers computations,"
                                + " not entries of caches.",
                        "withKeepBinary() where the class is not needed.");
    }

    private static Symptom igniteEnum() {
        return Symptom.of("ignite-enum", "Ignite", "An enum has no constant of that number")
                .example("org.apache.ignite.binary.BinaryObjectException: Failed to get enum"
                        + " value for ordinal (do you have correct class version?)"
                        + " [cls=com.example.OrderState, ordinal=7, total=3]")
                .says("Failed to get enum value for ordinal|" + "Unable to resolve enum constant name")
                .why("Enums are written as their ordinal. The class here has fewer constants:"
                        + " it is older, or one was removed.")
                .look(new Clue.Trouble())
                .remedies("Deploy the newer class; add constants at the end only.");
    }
}
