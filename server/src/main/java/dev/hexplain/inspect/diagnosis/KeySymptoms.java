package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of keystores, keys and certificates. */
final class KeySymptoms {
    private KeySymptoms() {}

    static List<Symptom> all() {
        return List.of(keystore(), derLength(), keystorePassword());
    }

    private static Symptom keystore() {
        return Symptom.of("keystore", "JDK", "A file is no keystore of the kind that was asked for")
                .example("java.io.IOException: Invalid keystore format")
                .says("Invalid keystore format|Unrecognized keystore format|KeyStoreException: \\S{1,20} not found")
                .why(
                        "JKS begins with FE ED FE ED, JCEKS with CE CE CE CE, PKCS #12 with 30. The file begins with none of what this type of store needs: it is of another type, a PEM text, or it was copied as text (Maven resource filtering, Git line ends).")
                .look(new Clue.Start())
                .remedies(
                        "KeyStore.getInstance(file, password) finds the type by itself.",
                        "Exclude keystores from resource filtering, and mark them as binary in .gitattributes.",
                        "Look at the first four bytes.");
    }

    private static Symptom derLength() {
        return Symptom.of("der-length", "JDK", "Bytes were read as DER, and are something else")
                .example(
                        "java.security.InvalidKeyException: IOException : DerInputStream.getLength(): lengthTag=111, too big.")
                .says(
                        "lengthTag=\\d{1,3}, (?:too big|indefinite length)|DER input, Integer tag error|toDerInputStream rejects tag type (-?\\d{1,4})|DerValue\\.getOctetString, not an Octet String: (-?\\d{1,4})|ObjectIdentifier\\(\\) -- data isn.t an object ID \\(tag = (-?\\d{1,4})\\)|Sequence tag error")
                .showsByte()
                .why(
                        "Keys and certificates in DER begin with 30 and a length. A second byte that is a letter (lengthTag 111) comes from text, mostly base64 or PEM that was not decoded; a wrong tag comes from another structure (PKCS #1 where PKCS #8 is asked, an encrypted key, a certificate for a key).")
                .look(new Clue.Start())
                .remedies(
                        "Take the lines between BEGIN and END, and decode them from base64.",
                        "BEGIN RSA PRIVATE KEY is PKCS #1: convert it with openssl pkcs8 -topk8 -nocrypt.");
    }

    private static Symptom keystorePassword() {
        return Symptom.of("keystore-password", "JDK", "The checksum of a keystore does not fit its password")
                .example("java.io.IOException: Keystore was tampered with, or password was incorrect")
                .says(
                        "Keystore was tampered with, or password was incorrect|keystore password was incorrect|Get Key failed: Given final block not properly padded|BadPaddingException: Given final block not properly padded")
                .why(
                        "A checksum over the store is made with the password. It differs where the password is another one, and also where one byte of the file was changed on its way.")
                .remedies(
                        "Compare the size and SHA-256 of the file with those of its source.",
                        "Read it with keytool -list to rule out the password.");
    }
}
