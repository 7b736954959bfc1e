import { chakra } from "@chakra-ui/react/styled-system";
import type { CategorySlug, Product } from "@site/core/catalogue/contract";
import { categoryPath, pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { CheckList } from "@site/ui/components/check-list.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { ClipboardList, MessageCircle, Phone } from "lucide-react";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { CallButton } from "../../components/phone-link.tsx";
import { drawingSize, Picture } from "../../components/picture.tsx";
import { Video } from "../../components/video.tsx";

const whyUs = ["Custom-Made", "Energy Efficient", "Expert Installation", "Lifetime Warranty"] as const;

interface ProductDetailsProps {
  category: { slug: CategorySlug; name: string };
  product: Product | undefined;
  onClose: () => void;
}

const videoId = (url: string): string => /(?:v=|youtu\.be\/|embed\/)([\w-]{6,})/.exec(url)?.[1] ?? url;

function Media({ product: { name, videoUrl, modalImage, image, imageAlt } }: { product: Product }) {
  if (videoUrl) return <Video video={{ id: videoId(videoUrl), title: name }} />;
  const picture = modalImage ?? image;
  return picture ? (
    <Picture src={picture} alt={imageAlt ?? name} size={drawingSize.product} w="full" borderRadius="md" />
  ) : null;
}

/** Everything about one product, over the whole screen. */
export default function ProductDetails({ category, product, onClose }: ProductDetailsProps) {
  return (
    <Modal
      isOpen={product !== undefined}
      onClose={onClose}
      size="full"
      title={product?.name ?? ""}
      description={product?.description}
      closeLabel="Close details"
    >
      {product && (
        <chakra.div maxW="page" mx="auto" display="grid" gap="10">
          <div onClickCapture={onClose}>
            <Breadcrumb
              crumbs={[
                { label: "Home", to: pages.home.path },
                { label: category.name, to: categoryPath(category.slug) },
                { label: product.name },
              ]}
            />
          </div>
          <chakra.div
            display="grid"
            gap="8"
            gridTemplateColumns={{ base: "1fr", lg: "minmax(0, 1.4fr) minmax(0, 1fr)" }}
          >
            <Media product={product} />
            <chakra.div display="grid" gap="6" alignContent="start">
              <chakra.h3 textStyle="h3">Why Choose Us</chakra.h3>
              <CheckList items={whyUs} />
              <chakra.div display="grid" gap="3">
                <ButtonLink to={pages.quote.path} variant="action" onClick={onClose}>
                  <ClipboardList aria-hidden size={20} /> Start Your Consultation
                </ButtonLink>
                <ButtonLink to={pages.chat.path} variant="outline" onClick={onClose}>
                  <MessageCircle aria-hidden size={20} /> Chat Now
                </ButtonLink>
                <CallButton variant="outline">
                  <Phone aria-hidden size={20} /> Call Us
                </CallButton>
              </chakra.div>
            </chakra.div>
          </chakra.div>
          <section aria-labelledby="overview">
            <chakra.h3 id="overview" textStyle="h3" mb="3">
              Overview
            </chakra.h3>
            <chakra.p maxW="prose">{product.overview}</chakra.p>
          </section>
          <chakra.div display="grid" gap="8" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
            <section aria-labelledby="features">
              <chakra.h3 id="features" textStyle="h3" mb="4">
                Features
              </chakra.h3>
              <CheckList items={product.features} />
            </section>
            <section aria-labelledby="benefits">
              <chakra.h3 id="benefits" textStyle="h3" mb="4">
                Benefits
              </chakra.h3>
              <CheckList items={product.benefits} />
            </section>
          </chakra.div>
        </chakra.div>
      )}
    </Modal>
  );
}
