package dev.hexplain.inspect.risks;

/** The classes of keys that the providers of the JDK make, by algorithm: those that {@code java.security.KeyRep} stands for. */
final class LocalKeys {
    private LocalKeys() {}

    /**
     * The class of a key; empty where the JDK has none for its algorithm.
     *
     * @param type the name of a constant of {@code KeyRep.Type}
     */
    static String of(String type, String algorithm) {
        return switch (type) {
            case "SECRET" -> "javax.crypto.spec.SecretKeySpec";
            case "PUBLIC" -> publicKey(algorithm);
            case "PRIVATE" -> privateKey(algorithm);
            default -> "";
        };
    }

    private static String publicKey(String algorithm) {
        return switch (algorithm) {
            case "EC" -> "sun.security.ec.ECPublicKeyImpl";
            case "RSA", "RSASSA-PSS" -> "sun.security.rsa.RSAPublicKeyImpl";
            case "DSA" -> "sun.security.provider.DSAPublicKeyImpl";
            case "DH", "DiffieHellman" -> "com.sun.crypto.provider.DHPublicKey";
            case "EdDSA", "Ed25519", "Ed448" -> "sun.security.ec.ed.EdDSAPublicKeyImpl";
            case "XDH", "X25519", "X448" -> "sun.security.ec.XDHPublicKeyImpl";
            default -> isNamed(algorithm) ? "sun.security.x509.NamedX509Key" : "";
        };
    }

    private static String privateKey(String algorithm) {
        return switch (algorithm) {
            case "EC" -> "sun.security.ec.ECPrivateKeyImpl";
            // Without the factors of its modulus, a key is a RSAPrivateKeyImpl.
            case "RSA", "RSASSA-PSS" -> "sun.security.rsa.RSAPrivate*";
            case "DSA" -> "sun.security.provider.DSAPrivateKey";
            case "DH", "DiffieHellman" -> "com.sun.crypto.provider.DHPrivateKey";
            case "EdDSA", "Ed25519", "Ed448" -> "sun.security.ec.ed.EdDSAPrivateKeyImpl";
            case "XDH", "X25519", "X448" -> "sun.security.ec.XDHPrivateKeyImpl";
            default -> isNamed(algorithm) ? "sun.security.pkcs.NamedPKCS8Key" : "";
        };
    }

    /** Algorithms whose keys are the name of a parameter set and bytes. */
    private static boolean isNamed(String algorithm) {
        return algorithm.startsWith("ML-KEM") || algorithm.startsWith("ML-DSA");
    }
}
